import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { BoatChoices } from './ConfiguredBoat.tsx';
import { OtherWays } from './ErrorSummary.tsx';
import styles from './TrialReceipt.module.css';

interface TrialReceiptProps {
  form: Form;
  reference: string | undefined;
  /** What was asked for; absent where only the reference is known. */
  asked: Pick<FormValues, 'day' | 'boats'> | undefined;
}

/** A day in words with its year, such as “Saturday, December 5, 2026”. */
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A month with its year, such as “March 2027”. */
export const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where a trial begins. */
const Place = ({ meetingPlace, port }: NonNullable<Form['trial']>) => (
  <Fact label={<FormattedMessage id="seaTrial.receipt.place" />}>{meetingPlace ?? port}</Fact>
);

/** Boat, day, tide, place and reference. */
function Facts({ form, reference, asked }: TrialReceiptProps) {
  const { formatDate, formatList, formatMessage } = useIntl();
  const { trial, configured, boats } = form;
  const names = boats.filter(({ id }) => asked?.boats.includes(id)).map(({ name }) => name);
  const day = trial?.days.find(({ date }) => date === asked?.day);
  const month = trial?.months?.find((one) => one.month === asked?.day)?.month;
  return (
    <dl className={styles.facts}>
      {names.length > 0 && (
        <Fact label={<FormattedMessage id="seaTrial.receipt.boat" values={{ count: names.length }} />}>
          {formatList(names)}
          {configured && <BoatChoices choices={configured.choices} />}
        </Fact>
      )}
      {month && (
        <Fact label={<FormattedMessage id="seaTrial.receipt.month" />}>{formatDate(month, MONTH)}</Fact>
      )}
      {day && trial && (
        <>
          <Fact label={<FormattedMessage id="seaTrial.receipt.day" />}>{formatDate(day.date, DAY)}</Fact>
          {day.afloat && (
            <Fact label={<FormattedMessage id="seaTrial.receipt.afloat" />}>
              <FormattedMessage id="seaTrial.receipt.hours" values={day.afloat} />
            </Fact>
          )}
          <Fact label={<FormattedMessage id="seaTrial.receipt.tide" values={{ port: trial.port }} />}>
            {formatMessage(
              { id: 'seaTrial.receipt.water' },
              { high: formatList(day.high), low: formatList(day.low) },
            )}
          </Fact>
        </>
      )}
      {trial && <Place {...trial} />}
      {reference && <Fact label={<FormattedMessage id="error.reference" />}>{reference}</Fact>}
    </dl>
  );
}

/** What happens after the request: beside the form, and after it where the form had its heading. */
export const TrialNext = ({ trial }: Pick<Form, 'trial'>) => (
  <>
    <h3>
      <FormattedMessage id="seaTrial.next" />
    </h3>
    <ol className={styles.steps}>
      <li>
        <FormattedMessage id="form.success.trial.text" />
      </li>
      <li>
        <FormattedMessage id="seaTrial.next.hour" />
      </li>
    </ol>
    {trial && (
      <dl className={styles.facts}>
        <Place {...trial} />
      </dl>
    )}
  </>
);

/** The receipt of a request for a sea trial, with its day as a calendar file (behaviour §7.11). */
export function TrialReceipt(props: TrialReceiptProps) {
  const { formatMessage } = useIntl();
  const { form, reference, asked } = props;
  const { contact, trial, action } = form;
  const day = trial?.days.find(({ date }) => date === asked?.day)?.date;
  return (
    <>
      <Facts {...props} />
      {day && (
        <div>
          <ActionLink
            link={{
              url: `${action}.ics?day=${day}&boats=${asked?.boats.join(',')}${reference ? `&sent=${reference}` : ''}`,
              label: formatMessage({ id: 'seaTrial.calendar' }),
            }}
            icon="calendar"
            download
          />
          <p className={styles.note}>
            <FormattedMessage id="seaTrial.calendar.note" />
          </p>
        </div>
      )}
      {contact && <OtherWays contact={contact} id="seaTrial.change" subject={reference} />}
    </>
  );
}
