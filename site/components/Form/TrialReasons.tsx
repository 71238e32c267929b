import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import { Summary } from '../Summary/Summary.tsx';
import styles from './TrialDayField.module.css';

type Trial = NonNullable<Form['trial']>;
type TrialDay = Trial['days'][number];

/**
 * Why some of the days are not offered, each reason once with its days, folded: phones do not list them elsewhere.
 */
export function TrialReasons({ reasons }: Pick<Trial, 'reasons'>) {
  const title = useId();
  if (reasons.length === 0) return null;
  return (
    <details className={styles.closed}>
      <Summary className={styles.why}>
        <span id={title}>
          <FormattedMessage id="seaTrial.notOn" />
        </span>
      </Summary>
      <ul aria-labelledby={title} className={styles.reasons}>
        {reasons.map(({ text, days }) => (
          <li key={text}>
            <span>{text}</span>
            <span>{days}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** High water nearest to noon: a trial needs daylight. */
const getNoonTide = ({ high }: TrialDay): string | undefined => {
  const toDistance = (time: string) => Math.abs(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 720);
  return high.toSorted((one, other) => toDistance(one) - toDistance(other))[0];
};

/**
 * The tide of a day as a line: nearly flat with the smallest range of the days that are offered, highest with the
 * largest.
 */
export function TideLine({ range, days }: Pick<TrialDay, 'range'> & Pick<Trial, 'days'>) {
  const ranges = days.flatMap((day) => (day.closed ? [] : [day.range]));
  const least = Math.min(...ranges);
  const share = (range - least) / (Math.max(...ranges) - least || 1);
  return (
    <svg viewBox="0 0 40 24" className={styles.line} aria-hidden="true">
      <path d={`M0 12q5-${(4 + 18 * share).toFixed(1)} 10 0t10 0t10 0t10 0`} />
    </svg>
  );
}

/** Where the tide comes from: at the foot of the form, out of its way. */
export const TideSource = ({ trial: { gauge, source } }: { trial: Trial }) => (
  <p className={styles.note}>
    <FormattedMessage
      id="seaTrial.source"
      values={{ gauge, source: <LinkElement url={source.url}>{source.label}</LinkElement> }}
    />
  </p>
);

/** When there is water and daylight, or else the high water nearest to noon; for eyes alone. */
export const Hours = ({ day }: { day: TrialDay }) => (
  <span aria-hidden="true" className={styles.time}>
    {day.afloat ? `${day.afloat.from}–${day.afloat.to}` : getNoonTide(day)}
  </span>
);
