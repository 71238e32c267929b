import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import styles from './TrialDayField.module.css';

type TrialDay = NonNullable<Form['trial']>['days'][number];

/** Why the calendar does not offer some of its days. */
export interface TrialReason {
  text: string;
  /** Stands for it on narrow screens. */
  letter: string;
  /** Stands for it where there is room. */
  mark: string;
}

/** The reasons of a calendar, each once. */
export function toTrialReasons(days: readonly TrialDay[]): TrialReason[] {
  const marks = new Map(days.flatMap(({ closed, mark }) => (closed ? [[closed, mark] as const] : [])));
  return [...marks].map(([text, mark], index) => {
    const letter = String.fromCharCode(97 + index);
    return { text, letter, mark: mark ?? letter };
  });
}

/** What stands for a reason, for eyes: the name of the day has the reason itself. */
export const ReasonMark = ({ letter, mark }: Pick<TrialReason, 'letter' | 'mark'>) => (
  <span aria-hidden="true" className={styles.reason}>
    <span className={styles.letter}>{letter}</span>
    <span className={styles.mark}>{mark}</span>
  </span>
);

/** The reasons in full, each beside what stands for it in the calendar. */
export function TrialReasons({ reasons }: { reasons: readonly TrialReason[] }) {
  const title = useId();
  if (reasons.length === 0) return null;
  return (
    <div className={styles.note}>
      <p id={title} className={styles.why}>
        <FormattedMessage id="seaTrial.notOn" />
      </p>
      <ul aria-labelledby={title} className={styles.reasons}>
        {reasons.map(({ text, ...reason }) => (
          <li key={text}>
            <ReasonMark {...reason} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
