import { Fragment, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CabinLayouts as CabinLayoutsProps } from '../../schemas/blocks/cabin-layouts.ts';
import { Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import styles from './CabinLayouts.module.css';
import { LayoutPlan } from './LayoutPlan.tsx';

/**
 * The layouts of a boat: deck plans whose numbers are explained beside them, on a field of colour as large as there is
 * room, else smaller. Radio buttons switch between them in CSS alone; printed, all are shown. A boat with one layout has
 * only its plan.
 */
export function CabinLayouts({ heading, text, liesOn, items, ...boat }: CabinLayoutsProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const [only, ...others] = items;
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background={liesOn}>
      <SectionIntro text={text} />
      {only && others.length === 0 ? (
        <LayoutPlan boat={boat} {...only} />
      ) : (
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
              <LayoutPlan boat={boat} {...layout} />
            </Fragment>
          ))}
        </div>
      )}
    </Section>
  );
}
