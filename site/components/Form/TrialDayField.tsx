import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { OtherWays } from './ErrorSummary.tsx';
import { useFormFacts } from './FormContext.ts';
import { MONTH } from './Receipt.tsx';
import styles from './TrialDayField.module.css';
import { TrialMonths } from './TrialMonths.tsx';
import { Hours, TideLine, TrialReasons } from './TrialReasons.tsx';
import { DAYS_ID } from './toFieldId.ts';
import { useField } from './useField.tsx';

type Trial = NonNullable<Form['trial']>;
type TrialDay = Trial['days'][number];

/** Days of the week from Monday, of which 1 January 2024 was one. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
const getWeekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** Without the rest of this week where no day of it is offered: it would be a row of nothing. */
function fromFirstWeek(days: Trial['days']): Trial['days'] {
  const monday = days.findIndex(({ date }) => getWeekday(date) === 0);
  return days.slice(0, monday).every(({ closed }) => closed) ? days.slice(monday) : days;
}

/** A date in the list of a phone, such as “Sat, 5 Dec”. */
const LISTED = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** What the calendar says of a day: the tide, or why no trial begins on it. */
function useDayWords() {
  const { formatDate, formatList, formatMessage, formatNumber } = useIntl();
  return ({ date, high, low, range, closed, afloat }: TrialDay): string => {
    const day = formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    if (closed) return formatMessage({ id: 'seaTrial.closedDay' }, { day, reason: closed });
    const [highs, lows] = [formatList(high), formatList(low)];
    const metres = formatNumber(range, { minimumFractionDigits: 1 });
    const tide = formatMessage({ id: 'seaTrial.tide' }, { day, high: highs, low: lows, range: metres });
    return afloat ? formatMessage({ id: 'seaTrial.afloat' }, { tide, ...afloat }) : tide;
  };
}

/** For eyes: the radio button is named after its day. */
const YourDay = () => (
  <strong aria-hidden="true">
    <FormattedMessage id="seaTrial.yourDay" />{' '}
  </strong>
);

/**
 * The day of a sea trial: radio buttons, as a calendar or on phones as a list, each with its hours and the tide at the
 * home port, and after them the next months (behaviour §7.11).
 */
export function TrialDayField({ trial }: { trial: Trial }) {
  const { port, months = [], reasons } = trial;
  const { id, error, sent = trial.chosen } = useField('day');
  const days = fromFirstWeek(trial.days);
  const { contact } = useFormFacts().form;
  const { formatDate } = useIntl();
  const toWords = useDayWords();
  const first = days.find(({ closed }) => !closed);
  const toId = (day: TrialDay) => (day === first ? id : `${id}-${day.date}`);
  const blank = getWeekday(days[0]?.date ?? '');
  // Of the Thursday: a week is in the month of most of its days.
  const toMonth = ({ date }: TrialDay) =>
    formatDate(Date.parse(date) + (3 - getWeekday(date)) * 86_400_000, MONTH);
  const toMonthName = (day: TrialDay, before?: TrialDay) =>
    (!before || toMonth(day) !== toMonth(before)) && (
      <span key={toMonth(day)} aria-hidden="true" className={styles.monthName}>
        {toMonth(day)}
      </span>
    );
  return (
    <fieldset
      id={DAYS_ID}
      className={styles.days}
      aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
      data-invalid={error ? '' : undefined}
    >
      <legend className={styles.legend}>
        <FormattedMessage id="seaTrial.days" />
        <span aria-hidden="true">{'\u00a0*'}</span>
      </legend>
      {!first && (
        <div className={styles.noneOpen}>
          <FormattedMessage id="seaTrial.noneOpen" />
          {contact && <OtherWays contact={contact} />}
        </div>
      )}
      <p id={`${id}-note`} className={styles.note}>
        <FormattedMessage id={first?.afloat ? 'seaTrial.hours' : 'seaTrial.hint'} values={{ port }} />
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.calendar}>
        {days[0] && toMonthName(days[0])}
        {WEEK.map((day) => (
          <span key={day} aria-hidden="true" className={styles.weekday}>
            {formatDate(day, { weekday: 'short', timeZone: 'UTC' })}
          </span>
        ))}
        {blank > 0 && <span data-span={blank} />}
        {days.map((day, index) => [
          index > 0 && toMonthName(day, days[index - 1]),
          <label key={day.date} htmlFor={toId(day)} className={styles.day}>
            <input
              id={toId(day)}
              type="radio"
              name="day"
              value={day.date}
              required
              disabled={Boolean(day.closed)}
              defaultChecked={sent === day.date && !day.closed}
              aria-invalid={error && !day.closed ? true : undefined}
            />
            <span aria-hidden="true" className={styles.date}>
              {formatDate(day.date, LISTED)}
            </span>
            <span aria-hidden="true" className={styles.number}>
              {day.date.endsWith('-01') || index === 0
                ? formatDate(day.date, { day: 'numeric', month: 'short', timeZone: 'UTC' })
                : Number(day.date.slice(8))}
            </span>
            {!day.closed && (
              <>
                <TideLine range={day.range} days={days} />
                <Hours day={day} />
              </>
            )}
            <span className={styles.words}>
              <YourDay />
              {toWords(day)}
            </span>
          </label>,
        ])}
        {first && (
          <p aria-hidden="true" className={styles.none}>
            <YourDay /> <FormattedMessage id="seaTrial.noDay" />
          </p>
        )}
      </div>
      {months.length > 0 && <TrialMonths id={id} months={months} sent={sent} />}
      <TrialReasons reasons={reasons} />
    </fieldset>
  );
}
