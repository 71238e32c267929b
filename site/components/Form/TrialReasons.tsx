import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import styles from './TrialDayField.module.css';

type Trial = NonNullable<Form['trial']>;
type TrialDay = Trial['days'][number];

/** Why some of the days are not offered, each reason once with its days: a phone does not list them elsewhere. */
export function TrialReasons({ reasons }: Pick<Trial, 'reasons'>) {
  const title = useId();
  if (reasons.length === 0) return null;
  return (
    <div className={styles.note}>
      <p id={title} className={styles.why}>
        <FormattedMessage id="seaTrial.notOn" />
      </p>
      <ul aria-labelledby={title} className={styles.reasons}>
        {reasons.map(({ text, days }) => (
          <li key={text}>
            <span>{text}</span>
            <span>{days}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** High water nearest to noon: a trial needs daylight. */
const getNoonTide = ({ high }: TrialDay): string | undefined => {
  const toDistance = (time: string) => Math.abs(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 720);
  return high.toSorted((one, other) => toDistance(one) - toDistance(other))[0];
};

/** The tide of a day as a line: as high as its range. */
export function TideLine({ range }: Pick<TrialDay, 'range'>) {
  return (
    <svg viewBox="0 0 40 24" className={styles.line} aria-hidden="true">
      <path d={`M0 12q5-${Math.min(24, range * 4.6).toFixed(1)} 10 0t10 0t10 0t10 0`} />
    </svg>
  );
}

/** When there is water and daylight, or else the high water nearest to noon; for eyes alone. */
export const Hours = ({ day }: { day: TrialDay }) => (
  <span aria-hidden="true" className={styles.time}>
    {day.afloat ? `${day.afloat.from}–${day.afloat.to}` : getNoonTide(day)}
  </span>
);
