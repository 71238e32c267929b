import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { getChosenDealer } from '../../forms/getChosenDealer.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { AskedBoat, BoatChoices } from './ConfiguredBoat.tsx';
import styles from './Receipt.module.css';

/** What was asked for, and by whom: the name and the address are known only where scripts run. */
export type Asked = Pick<FormValues, 'day' | 'boats'> &
  Partial<Record<'email' | 'firstName' | 'dealer', string | undefined>> & {
    /** The dealer that was chosen, as the server knows them. */
    recipient?: Form['dealer'] | undefined;
  };

export interface ReceiptProps {
  form: Form;
  reference: string | undefined;
  asked: Asked;
}

/** Who answers: the dealer whom the visitor has chosen, else whose page it is; undefined for the yard. */
export const getRecipient = ({ form, asked }: Pick<ReceiptProps, 'form' | 'asked'>): Form['dealer'] =>
  asked.recipient ?? getChosenDealer({ dealer: asked.dealer ?? '' }, form);

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
export const Place = ({ meetingPlace, port }: NonNullable<Form['trial']>) => (
  <Fact label={<FormattedMessage id="seaTrial.receipt.place" />}>{meetingPlace ?? port}</Fact>
);

/** The boats, with what was chosen in the configurator, the event or the month. */
function Subject({ form, asked }: ReceiptProps) {
  const { formatDate, formatList } = useIntl();
  const { trial, configured, boats, event, mode, subject } = form;
  const names = boats.filter(({ id }) => asked.boats.includes(id)).map(({ name }) => name);
  const month = trial?.months?.find((one) => one.month === asked.day)?.month;
  return (
    <>
      {event && <Fact label={<FormattedMessage id="form.receipt.event" />}>{event.title}</Fact>}
      {configured && !subject && mode !== 'sea_trial' ? (
        <Fact label={<FormattedMessage id="seaTrial.receipt.boat" values={{ count: 1 }} />}>
          <AskedBoat {...configured} />
        </Fact>
      ) : (
        names.length > 0 && (
          <Fact label={<FormattedMessage id="seaTrial.receipt.boat" values={{ count: names.length }} />}>
            {formatList(names)}
            {configured && trial && <BoatChoices choices={configured.choices} />}
          </Fact>
        )
      )}
      {month && (
        <Fact label={<FormattedMessage id="seaTrial.receipt.month" />}>{formatDate(month, MONTH)}</Fact>
      )}
    </>
  );
}

/** Who answers, how to reach them before that, and by when: the yard for whoever has no account. */
function Answer({ form, asked }: ReceiptProps) {
  const dealer = getRecipient({ form, asked });
  const yard = dealer?.id ? undefined : form.contact;
  const { town, telephone } = dealer?.id ? dealer : { town: undefined, telephone: yard?.telephone };
  return (
    <>
      <Fact label={<FormattedMessage id="form.receipt.who" />}>
        <p>
          <b>{dealer?.name ?? <FormattedMessage id="form.receipt.office" />}</b>
          {town && `, ${town}`}
        </p>
        {telephone && <PhoneLink phone={telephone} />}
        {yard?.hours && <p className={styles.note}>{yard.hours}</p>}
      </Fact>
      <Fact label={<FormattedMessage id="form.receipt.when" />}>
        <p>
          <FormattedMessage
            id={form.mode === 'brochure' ? 'form.receipt.when.now' : 'form.receipt.when.days'}
          />
        </p>
        <p className={styles.note}>
          <FormattedMessage
            id={asked.email ? 'form.success.to' : 'form.success.toYours'}
            values={{ email: <b>{asked.email}</b> }}
          />
        </p>
      </Fact>
    </>
  );
}

/** Hours and tide of the day of a trial, and where it begins. */
function TrialDay({ trial, asked }: Pick<ReceiptProps, 'asked'> & { trial: NonNullable<Form['trial']> }) {
  const { formatList, formatMessage } = useIntl();
  const day = trial.days.find(({ date }) => date === asked.day);
  return (
    <>
      {day?.afloat && (
        <Fact label={<FormattedMessage id="seaTrial.receipt.afloat" />}>
          <FormattedMessage id="seaTrial.receipt.hours" values={day.afloat} />
        </Fact>
      )}
      {day && (
        <Fact label={<FormattedMessage id="seaTrial.receipt.tide" values={{ port: trial.port }} />}>
          {formatMessage(
            { id: 'seaTrial.receipt.water' },
            { high: formatList(day.high), low: formatList(day.low) },
          )}
        </Fact>
      )}
      <Place {...trial} />
    </>
  );
}

/** What a visitor keeps of an accepted form (behaviour §7.9): reference, what was asked for, who answers and by when. */
export function Receipt(props: ReceiptProps) {
  const { form, reference, asked } = props;
  const { formatDate } = useIntl();
  const day = form.trial?.days.find(({ date }) => date === asked.day)?.date;
  return (
    <dl className={styles.facts}>
      {reference && <Fact label={<FormattedMessage id="error.reference" />}>{reference}</Fact>}
      <Subject {...props} />
      {day && <Fact label={<FormattedMessage id="seaTrial.receipt.day" />}>{formatDate(day, DAY)}</Fact>}
      <Answer {...props} />
      {form.trial && <TrialDay {...props} trial={form.trial} />}
    </dl>
  );
}
