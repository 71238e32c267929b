import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import { Summary } from '../Summary/Summary.tsx';
import { useFormFacts } from './FormContext.ts';
import { MONTH } from './Receipt.tsx';
import styles from './TrialDayField.module.css';
import { DAYS_ID } from './toFieldId.ts';

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

const toHours = ({ from, to }: NonNullable<TrialDay['afloat']>) => `${from}–${to}`;

/** When there is water and daylight, or else the high water nearest to noon; for eyes alone. */
export const Hours = ({ day }: { day: TrialDay }) => (
  <span aria-hidden="true" className={styles.time}>
    {day.afloat ? toHours(day.afloat) : getNoonTide(day)}
  </span>
);

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** The day or month and the boats that are chosen, above the button: on a phone the calendar is two screens before it. */
export function ChosenTrial({ trial, id }: { trial: Trial; id: string }) {
  const { boats } = useFormFacts().form;
  const { formatDate, formatList } = useIntl();
  const words = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<{ day: string; names: string[] }>();

  useEffect(() => {
    const form = words.current?.closest('form');
    if (!form) return;
    // After the form has restored its draft, or has been reset.
    const readSoon = () =>
      setTimeout(() => {
        const data = new FormData(form);
        const chosen = data.getAll('boats');
        const names = boats.filter((boat) => chosen.includes(boat.id)).map(({ name }) => name);
        setAsked({ day: String(data.get('day') ?? ''), names });
      });
    readSoon();
    const stopping = new AbortController();
    for (const type of ['input', 'reset']) form.addEventListener(type, readSoon, { signal: stopping.signal });
    return () => stopping.abort();
  }, [boats]);

  const day = trial.days.find(({ date }) => date === asked?.day);
  const month = trial.months?.find((one) => one.month === asked?.day)?.month;
  const hours = day?.afloat && toHours(day.afloat);
  const when = [day && formatDate(day.date, DAY), month && formatDate(month, MONTH), hours].filter(Boolean);
  return (
    <p ref={words} id={id} className={styles.chosen}>
      {asked && (
        <>
          {!month && (
            <>
              <FormattedMessage id="seaTrial.yourDay" />{' '}
            </>
          )}
          {when.length > 0 ? (
            <b>{when.join(', ')}</b>
          ) : (
            <a href={`#${DAYS_ID}`}>
              <FormattedMessage id="seaTrial.noDay" />
            </a>
          )}
          {asked.names.length > 0 && `, ${formatList(asked.names)}`}
        </>
      )}
    </p>
  );
}
