import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BoatPicker as BoatPickerProps } from '../../schemas/blocks/boat-picker.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import styles from './BoatPicker.module.css';

/** As many make a comparison. */
const LEAST = 2;

/**
 * Boats to tick. One GET form: its address is the comparison, to keep or to share. Its id is for the switch above the
 * table (CompareSpecifications); its hidden field says that it was sent, even with nothing ticked. Hydrated, a tick that
 * makes a comparison is sent at once: the button is for browsers without scripts. One tick too many takes the place of
 * the first, and a sentence says so before. Phones fold the boats while a comparison is shown.
 */
export function BoatPicker({ heading, note, error, action, most, boats }: BoatPickerProps) {
  const id = useId();
  const { formatList } = useIntl();
  const sentence = error ?? note;
  const choice = useRef<HTMLFieldSetElement>(null);
  const [, fragment] = action.split('#');
  // What was sent leads to its answer.
  const sentenceId = (error && fragment) || id;
  const chosen = boats.filter(({ isChosen }) => isChosen);
  const { ticked, hasChanged, read } = useTicks(
    choice,
    chosen.map(({ value }) => value),
    most,
  );
  const compare = () => {
    const values = read();
    const form = choice.current?.form;
    if (!form || values.length < LEAST) return;
    if (!('navigation' in window)) return form.requestSubmit();
    const [path] = action.split('#');
    // As the form's own redirect writes it; a tick takes the place of the comparison before it, also in the history.
    const differences = new FormData(form).has('differences') ? '&differences=1' : '';
    window.navigation.navigate(`${path}?boats=${values.join()}${differences}`, { history: 'replace' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before scripts ran.
  useEffect(() => {
    if (read().join() !== chosen.map(({ value }) => value).join()) compare();
  }, []);
  // As the page came, with a choice to make, to complete or to mend: ticks never fold it below the visitor.
  const [isOpen] = useState(chosen.length < LEAST || Boolean(sentence));
  const isFull = (ticked?.length ?? chosen.length) >= most;
  return (
    <Section className={`grid ${styles.picker}`} heading={heading}>
      <form id="compare" method="get" action={action} className={styles.form}>
        <SectionHeading className={styles.heading} />
        {sentence && (
          <p id={sentenceId} className={error ? styles.error : styles.note} role={error && 'alert'}>
            {sentence}
          </p>
        )}
        <p id={`${id}-full`} className={styles.note} role="status">
          {isFull && <FormattedMessage id="compare.full" />}
        </p>
        <input type="hidden" name="boats" value="none" />
        <details open={isOpen} data-folds={!isOpen || undefined} className={styles.choices}>
          <Summary className={styles.summary}>
            <FormattedMessage id="compare.change" />
          </Summary>
          <div className={styles.choice}>
            <fieldset
              ref={choice}
              aria-describedby={[sentence && sentenceId, `${id}-full`].filter(Boolean).join(' ')}
              onChange={compare}
            >
              <legend className="visually-hidden">{heading}</legend>
              <div className={styles.boats}>
                {boats.map(({ value, label, isChosen }) => (
                  <label key={value} className={styles.boat}>
                    <input type="checkbox" name="boats" value={value} defaultChecked={isChosen} />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
            <Button type="submit" className={styles.submit}>
              <FormattedMessage id="compare.submit" />
            </Button>
          </div>
        </details>
        <p className="visually-hidden" role="status">
          {hasChanged && chosen.length >= LEAST && (
            <FormattedMessage
              id="compare.now"
              values={{ boats: formatList(chosen.map(({ label }) => label)) }}
            />
          )}
        </p>
      </form>
    </Section>
  );
}

/**
 * What is ticked, the first ticked first, undefined until hydrated: at first what was before scripts ran, then what each
 * comparison has. `read` unticks the first while there is one too many.
 */
function useTicks(choice: RefObject<HTMLFieldSetElement | null>, chosen: readonly string[], most: number) {
  const [ticked, setTicked] = useState<readonly string[]>();
  const shown = chosen.join();
  const [first] = useState(shown);
  const last = useRef(shown);
  const read = () => {
    const boxes = boxesIn(choice.current);
    const kept = inOrder(boxes, ticked).slice(-most);
    for (const box of boxes) box.checked = kept.includes(box.value);
    setTicked(kept);
    return boxes.flatMap(({ checked, value }) => (checked ? [value] : []));
  };
  useEffect(() => {
    const boxes = boxesIn(choice.current);
    const values = shown.split(',');
    if (shown !== last.current) for (const box of boxes) box.checked = values.includes(box.value);
    last.current = shown;
    setTicked((before) => inOrder(boxes, before));
  }, [choice, shown]);
  return { ticked, hasChanged: shown !== first, read };
}

/** Values of the ticked boxes, those that were before in their order. */
const inOrder = (boxes: readonly HTMLInputElement[], before: readonly string[] = []): string[] => {
  const now = boxes.flatMap(({ checked, value }) => (checked ? [value] : []));
  return [
    ...before.filter((value) => now.includes(value)),
    ...now.filter((value) => !before.includes(value)),
  ];
};

const boxesIn = (choice: HTMLFieldSetElement | null): HTMLInputElement[] => [
  ...(choice?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []),
];
