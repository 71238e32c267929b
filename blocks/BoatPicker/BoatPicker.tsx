import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BoatPicker as BoatPickerProps } from '../../schemas/blocks/boat-picker.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './BoatPicker.module.css';

/**
 * Boats to tick. One GET form: its address is the comparison, to keep or to share. Its id is for the switch above the
 * table (CompareSpecifications); its hidden field says that it was sent, even with nothing ticked.
 */
export function BoatPicker({ heading, note, error, action, boats }: BoatPickerProps) {
  const id = useId();
  const sentence = error ?? note;
  return (
    <Section className={`grid ${styles.picker}`} heading={heading}>
      <form id="compare" method="get" action={action} className={styles.form}>
        <SectionHeading className={styles.heading} />
        {sentence && (
          <p id={id} className={error ? styles.error : styles.note} role={error && 'alert'}>
            {sentence}
          </p>
        )}
        <input type="hidden" name="boats" value="none" />
        <div className={styles.choice}>
          <fieldset aria-describedby={sentence && id}>
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
