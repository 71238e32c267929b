import { FormattedMessage } from 'react-intl';
import type { BoatPicker as BoatPickerProps } from '../../schemas/blocks/boat-picker.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './BoatPicker.module.css';

/** Boats to tick. One GET form: its address is the comparison, to keep or to share. */
export function BoatPicker({ heading, action, boats }: BoatPickerProps) {
  return (
    <Section className={`grid ${styles.picker}`} heading={heading}>
      <form method="get" action={action} className={styles.form}>
        <SectionHeading className={styles.heading} />
        <div className={styles.choice}>
          <fieldset>
            <legend className="visually-hidden">{heading}</legend>
            <div className={styles.boats}>
              {boats.map(({ value, label, isChosen = false }) => (
                <label key={value} className={styles.boat}>
                  <input type="checkbox" name="boats" value={value} defaultChecked={isChosen} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit">
            <FormattedMessage id="compare.submit" />
          </Button>
        </div>
      </form>
    </Section>
  );
}
