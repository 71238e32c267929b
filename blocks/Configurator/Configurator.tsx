import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Configurator as ConfiguratorProps } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { useCopy } from '../../site/components/useCopy/useCopy.ts';
import { BoatDrawing } from './BoatDrawing.tsx';
import styles from './Configurator.module.css';
import { followChoices, isChanged } from './followChoices.ts';
import { PackPrice } from './PackPrice.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';

type Group = ConfiguratorProps['groups'][number];

/**
 * A boat from a few choices. One GET form: its address is the boat, to keep or to share, and its buttons carry the
 * choices on to the other forms. Drawing, price and choices that fit the boat follow in CSS alone; with scripts the
 * address follows too.
 */
export function Configurator(props: ConfiguratorProps) {
  const { heading, text, action, groups, trial, brochure, withoutBrochure = [] } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && isChanged(form.current)) followChoices(form.current);
  }, []);
  const models = groups.find(({ name }) => name === 'model')?.options ?? [];
  return (
    <Section className="grid" heading={heading}>
      <form
        ref={form}
        method="get"
        action={action}
        className={styles.form}
        onChange={(event) => followChoices(event.currentTarget)}
      >
        <div className={styles.side}>
          <div className={styles.boat}>
            <BoatDrawing groups={groups} />
          </div>
          <PriceSummary groups={groups} />
        </div>
        <div className={styles.choices}>
          <SectionHeading />
          {text && <p className={styles.text}>{text}</p>}
          {groups.map((group) => (
            <Choice key={group.name} {...group} models={models} />
          ))}
        </div>
        <div className={styles.actions}>
          {trial && (
            <Button type="submit" formAction={trial}>
              <FormattedMessage id="actions.trial" />
            </Button>
          )}
          <Button
            type="submit"
            formAction={brochure}
            kind={trial ? 'quiet' : 'primary'}
            data-without={
              toBoatsWithout(models, ({ value }) => !withoutBrochure.includes(value)) || undefined
            }
          >
            <FormattedMessage id="configurator.brochure" />
          </Button>
          <Share />
        </div>
      </form>
    </Section>
  );
}

/** Copies the address; without scripts or clipboard, loads the page at it. */
function Share() {
  const { canCopy, isCopied, copy } = useCopy();
  if (!canCopy) {
    return (
      <Button type="submit" kind="quiet">
        <FormattedMessage id="configurator.share" />
      </Button>
    );
  }
  return (
    <>
      <Button
        kind="quiet"
        onClick={({ currentTarget: { form } }) => {
          // The address has nothing of a boat that was not changed yet.
          if (form) followChoices(form);
          return copy(window.location.href);
        }}
      >
        <FormattedMessage id="configurator.copy" />
      </Button>
      <span role="status" className={styles.status}>
        {isCopied && <FormattedMessage id="configurator.copied" />}
      </span>
    </>
  );
}

/**
 * Radio buttons in a row; colours as swatches, boats and packs as cards with their price. Drawing and prices go by
 * `data-choice`; what a boat does not have is hidden by `data-without`, the numbers of these boats.
 */
function Choice({ name, label, note, options, models }: Group & { models: Group['options'] }) {
  const chosen = Math.max(
    0,
    options.findIndex(({ isChosen }) => isChosen),
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{note ? `${label} · ${note}` : label}</legend>
      <div className={`${styles.options} ${styles[name] ?? ''}`}>
        {options.map(({ value, label: word, text, colour, boats, prices }, index) => (
          <label
            key={value}
            className={styles.option}
            data-without={boats && toBoatsWithout(models, (boat) => boats.includes(boat.value))}
          >
            <input
              type="radio"
              name={name}
              value={value}
              data-choice={`${name}-${index}`}
              defaultChecked={index === chosen}
              className="visually-hidden"
            />
            {colour && (
              <svg viewBox="0 0 20 20" className={styles.swatch} aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={colour} />
              </svg>
            )}
            {name === 'model' || name === 'pack' ? (
              <span className={styles.card}>
                <span>{word}</span>
                <span className={styles.price}>
                  {name === 'model' ? prices?.[''] : <PackPrice boats={models} pack={value} />}
                </span>
                {text && <span className={styles.contents}>{text}</span>}
              </span>
            ) : (
              word
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
