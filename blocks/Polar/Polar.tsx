import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Polar as PolarProps } from '../../schemas/blocks/polar.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import { BestAngles } from './BestAngles.tsx';
import styles from './Polar.module.css';
import { PolarDiagram } from './PolarDiagram.tsx';
import { PolarTable } from './PolarTable.tsx';
import { findBest, parsePoints, toCurve } from './toCurve.ts';

/** Of four winds, the second: what is sailed in most. */
const CHOSEN = 1;

/**
 * The speed of a boat at each angle to the wind. Radio buttons choose a strength of the wind, whose curve and best
 * angles are shown, in CSS alone; printed, and where a browser knows no `:has`, those of all are.
 */
export function Polar({ heading, text, source, winds, ...boat }: PolarProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const curves = winds.map(({ wind, curve }) => {
    const points = parsePoints(curve);
    const smooth = toCurve(points);
    return { wind, points, curve: smooth, best: findBest(smooth) };
  });
  const chosen = Math.min(CHOSEN, curves.length - 1);
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="deep">
      <div className={styles.words}>
        <SectionHeading />
        {text && <RichText html={text} />}
      </div>
      <div className={styles.winds} role="radiogroup" aria-label={formatMessage({ id: 'polar.choice' })}>
        {curves.map(({ wind }, index) => (
          <label key={wind} className={styles.wind}>
            <input
              type="radio"
              name={id}
              value={index}
              defaultChecked={index === chosen}
              className="visually-hidden"
            />
            <FormattedMessage id="polar.wind" values={{ wind }} />
          </label>
        ))}
      </div>
      <figure className={styles.figure}>
        <PolarDiagram winds={curves} boat={boat} />
        {source && <figcaption className={styles.source}>{source}</figcaption>}
      </figure>
      <div className={styles.best}>
        {curves.map(({ wind, best }, index) => (
          <BestAngles key={wind} wind={wind} best={best} index={index} />
        ))}
      </div>
      <details className={styles.more}>
        <Summary className={styles.summary}>
          <FormattedMessage id="polar.table" />
        </Summary>
        <PolarTable winds={curves} />
      </details>
    </Section>
  );
}
