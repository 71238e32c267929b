import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Configurator as ConfiguratorProps } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { useCopy } from '../../site/components/useCopy/useCopy.ts';
import { BoatDrawing } from './BoatDrawing.tsx';
import styles from './Configurator.module.css';
import { followChoices, isChanged } from './followChoices.ts';

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
        <div className={styles.boat}>
          <BoatDrawing groups={groups} />
        </div>
        <div className={styles.choices}>
          <SectionHeading />
          {text && <p className={styles.text}>{text}</p>}
          {groups.map((group) => (
            <Choice key={group.name} {...group} models={models} />
          ))}
          <div className={styles.actions}>
            {trial && (
              <Button type="submit" formAction={trial}>
                <FormattedMessage id="configurator.trial" />
              </Button>
            )}
            <Button
              type="submit"
              formAction={brochure}
              kind={trial ? 'quiet' : 'primary'}
              data-without={toNumbers(models, ({ value }) => withoutBrochure.includes(value)) || undefined}
            >
              <FormattedMessage id="configurator.brochure" />
            </Button>
            <Share />
          </div>
        </div>
      </form>
    </Section>
  );
}

/** Numbers of some boats, for the styles that hide what these do not have. */
const toNumbers = (models: Group['options'], isMeant: (boat: Group['options'][number]) => boolean): string =>
  models.flatMap((boat, at) => (isMeant(boat) ? [at] : [])).join(' ');

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
 * Radio buttons in a row; colours as swatches. Drawing and prices go by `data-choice`; what a boat does not have is
 * hidden by `data-without`, the numbers of these boats.
 */
function Choice({ name, label, options, models }: Group & { models: Group['options'] }) {
  const chosen = Math.max(
    0,
    options.findIndex(({ isChosen }) => isChosen),
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: word, colour, boats }, index) => (
          <label
            key={value}
            className={styles.option}
            data-without={boats && toNumbers(models, (boat) => !boats.includes(boat.value))}
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
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
