import { FormattedMessage } from 'react-intl';
import type { Configurator as ConfiguratorProps } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { BoatDrawing } from './BoatDrawing.tsx';
import styles from './Configurator.module.css';

type Group = ConfiguratorProps['groups'][number];

/**
 * A boat from a few choices. One GET form: its address is the boat, to keep or to share, and its buttons carry the
 * choices on to the other forms. The drawing follows in CSS alone.
 */
export function Configurator({ heading, text, action, groups, trial, brochure }: ConfiguratorProps) {
  return (
    <Section className="grid" heading={heading}>
      <form method="get" action={action} className={styles.form}>
        <div className={styles.boat}>
          <BoatDrawing groups={groups} />
        </div>
        <div className={styles.choices}>
          <SectionHeading />
          {text && <p className={styles.text}>{text}</p>}
          {groups.map((group) => (
            <Choice key={group.name} {...group} />
          ))}
          <div className={styles.actions}>
            {trial && (
              <Button type="submit" formAction={trial}>
                <FormattedMessage id="configurator.trial" />
              </Button>
            )}
            <Button type="submit" formAction={brochure} kind={trial ? 'quiet' : 'primary'}>
              <FormattedMessage id="configurator.brochure" />
            </Button>
            <Button type="submit" kind="quiet">
              <FormattedMessage id="configurator.share" />
            </Button>
          </div>
        </div>
      </form>
    </Section>
  );
}

/** Radio buttons in a row; colours as swatches. The drawing goes by `data-choice`. */
function Choice({ name, label, options }: Group) {
  const chosen = Math.max(
    0,
    options.findIndex(({ isChosen }) => isChosen),
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, label: word, colour }, index) => (
          <label key={value} className={styles.option}>
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
