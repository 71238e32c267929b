import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BoatPicker as BoatPickerProps } from '../../schemas/blocks/boat-picker.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './BoatPicker.module.css';

/**
 * Boats to tick. One GET form: its address is the comparison, to keep or to share. Its id is for the switch above the
 * table (CompareSpecifications); its hidden field says that it was sent, even with nothing ticked. A sentence says when
 * no more fit; hydrated, the others cannot be ticked then.
 */
export function BoatPicker(props: BoatPickerProps) {
  const { heading, boats } = props;
  const chosen = boats.flatMap(({ value, isChosen }) => (isChosen ? [value] : []));
  return (
    <Section className={`grid ${styles.picker}`} heading={heading}>
      {/* Another comparison has other ticks, whatever was ticked before. */}
      <PickerForm key={chosen.join()} {...props} chosen={chosen} />
    </Section>
  );
}

function PickerForm(props: BoatPickerProps & { chosen: readonly string[] }) {
  const { heading, note, error, action, most, boats, chosen } = props;
  const id = useId();
  const sentence = error ?? note;
  const choice = useRef<HTMLFieldSetElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>();
  const read = () => setTicked(tickedIn(choice.current));
  // What was ticked before scripts ran.
  useEffect(() => setTicked(tickedIn(choice.current)), []);
  const isFull = (ticked ?? chosen).length >= most;
  return (
    <form id="compare" method="get" action={action} className={styles.form}>
      <SectionHeading className={styles.heading} />
      {sentence && (
        <p id={id} className={error ? styles.error : styles.note} role={error && 'alert'}>
          {sentence}
        </p>
      )}
      <input type="hidden" name="boats" value="none" />
      <div className={styles.choice}>
        <fieldset
          ref={choice}
          aria-describedby={[sentence && id, `${id}-full`].filter(Boolean).join(' ')}
          onChange={read}
        >
          <legend className="visually-hidden">{heading}</legend>
          <div className={styles.boats}>
            {boats.map(({ value, label }) => (
              <label key={value} className={styles.boat}>
                <input
                  type="checkbox"
                  name="boats"
                  value={value}
                  defaultChecked={chosen.includes(value)}
                  disabled={ticked && isFull && !ticked.includes(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit">
          <FormattedMessage id="compare.submit" />
        </Button>
      </div>
      <p id={`${id}-full`} className={styles.note} role="status">
        {isFull && <FormattedMessage id="compare.full" />}
      </p>
    </form>
  );
}

const tickedIn = (choice: HTMLFieldSetElement | null): string[] =>
  [...(choice?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value);
