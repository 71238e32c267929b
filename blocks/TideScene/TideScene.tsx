import { useIntl } from 'react-intl';
import type { TideScene as TideSceneProps } from '../../schemas/blocks/tide-scene.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Scene } from './Scene.tsx';
import styles from './TideScene.module.css';

/**
 * The sea falls below a boat while the page is scrolled, until she stands on the sand: the stage sticks, its animations
 * follow the scroll position, in CSS alone. Where that is not possible or not wanted, and printed, it shows low water.
 */
export function TideScene({ heading, text, moments, range, ...boat }: TideSceneProps) {
  const { formatNumber } = useIntl();
  return (
    <Section className={styles.section} heading={heading} background="deep">
      <div className={styles.tide}>
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} />}
        </div>
        <div className={styles.track}>
          <div className={styles.stage}>
            <div className={styles.sky} aria-hidden="true" />
            <div className={styles.drawing}>
              <Scene boat={boat} range={range} names={moments.map(({ label }) => label)} />
            </div>
            <ol className={styles.moments}>
              {moments.map(({ time, label, caption }, index) => (
                <li key={label} className={styles.moment}>
                  <ItemHeading className={styles.label}>{label}</ItemHeading>
                  <p className={styles.time}>
                    {time}
                    {' · '}
                    {formatNumber((range * (2 - index)) / 2, {
                      style: 'unit',
                      unit: 'meter',
                      minimumFractionDigits: 1,
                    })}
                  </p>
                  <p className={styles.text}>{caption}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </Section>
  );
}
