import { Fragment, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CabinLayouts as CabinLayoutsProps } from '../../schemas/blocks/cabin-layouts.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import styles from './CabinLayouts.module.css';
import { DeckPlan } from './DeckPlan.tsx';

type Layout = CabinLayoutsProps['items'][number];

/**
 * The layouts of a boat: a deck plan with measures, berths and tanks. Radio buttons switch between them in CSS alone;
 * printed, all are shown.
 */
export function CabinLayouts({ heading, text, items, ...boat }: CabinLayoutsProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionIntro text={text} />
      <div
        className={styles.layouts}
        role="radiogroup"
        aria-label={formatMessage({ id: 'cabinLayouts.choice' })}
      >
        {items.map((layout, index) => (
          <Fragment key={layout.cabins}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={id}
              defaultChecked={index === 0}
              className={`visually-hidden ${styles.choice}`}
            />
            <label htmlFor={`${id}-${index}`} className={styles.label}>
              <FormattedMessage id="cabinLayouts.cabins" values={{ cabins: layout.cabins }} />
            </label>
            <div className={styles.layout}>
              <DeckPlan cabins={layout.cabins} length={boat.length} beam={boat.beam} />
              <div className={styles.words}>
                <Figures {...boat} {...layout} />
                {layout.text && <RichText html={layout.text} />}
              </div>
            </div>
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

/** Berths, heads (bathrooms) and tanks of a layout. */
function Figures({ berths, heads, water, fuel }: Pick<CabinLayoutsProps, 'water' | 'fuel'> & Layout) {
  const { formatNumber } = useIntl();
  const toLitres = (litres: number | undefined) =>
    litres && formatNumber(litres, { style: 'unit', unit: 'liter', unitDisplay: 'short' });
  const figures = { berths, heads, water: toLitres(water), fuel: toLitres(fuel) };
  return (
    <dl className={styles.figures}>
      {(['berths', 'heads', 'water', 'fuel'] as const).map(
        (name) =>
          figures[name] && (
            <div key={name}>
              <dt>
                <FormattedMessage id={`cabinLayouts.${name}`} />
              </dt>
              <dd>{figures[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
