import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { isOffer } from '../../forms/getFormFields.ts';
import { AskedBoat, BoatChoices } from './ConfiguredBoat.tsx';
import styles from './Receipt.module.css';
import { Fact, getRecipient, Nearby, type ReceiptProps, Recipient } from './Recipient.tsx';

/** A day in words with its year, such as “Saturday, December 5, 2026”. */
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A month with its year, such as “March 2027”. */
export const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Where a trial begins. */
export const Place = ({ meetingPlace, port }: { meetingPlace?: string | undefined; port?: string }) => (
  <Fact label={<FormattedMessage id="seaTrial.receipt.place" />}>{meetingPlace ?? port}</Fact>
);

/** The boats, with what was chosen in the configurator, the event or the month. */
function Subject({ form, asked }: ReceiptProps) {
  const { formatDate, formatList } = useIntl();
  const { trial, configured, boats, event, mode } = form;
  const names = boats.filter(({ id }) => asked.boats.includes(id)).map(({ name }) => name);
  const month = trial?.months?.find((one) => one.month === asked.day)?.month;
  return (
    <>
      {event && <Fact label={<FormattedMessage id="form.receipt.event" />}>{event.title}</Fact>}
      {configured && !isOffer(form) && mode !== 'sea_trial' ? (
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
  const soon = form.tour ? 'tour' : 'days';
  const when = form.mode === 'brochure' ? 'now' : soon;
  return (
    <>
      <Fact label={<FormattedMessage id="form.receipt.who" />}>
        <Recipient {...(dealer?.id ? dealer : { name: dealer?.name, telephone: yard?.telephone })} />
        {yard?.hours && <p className={styles.note}>{yard.hours}</p>}
      </Fact>
      <Fact label={<FormattedMessage id="form.receipt.when" />}>
        <p>
          <FormattedMessage id={`form.receipt.when.${when}`} />
        </p>
        <p className={styles.note}>
          <FormattedMessage
            id={asked.email ? 'form.success.to' : 'form.success.toYours'}
            values={{ email: <b>{asked.email}</b> }}
          />
        </p>
      </Fact>
      {!form.tour && <Nearby form={form} asked={asked} />}
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

/** Day and hour of a tour of the yard, and how many come. */
function Tour({ day, time, crew }: ReceiptProps['asked']) {
  const { formatDate } = useIntl();
  return (
    <>
      <Fact label={<FormattedMessage id="form.tour.asked" />}>
        {[formatDate(day, DAY), time].filter(Boolean).join(', ')}
      </Fact>
      {crew && <Fact label={<FormattedMessage id="form.field.crew" />}>{crew}</Fact>}
    </>
  );
}

/** What a visitor keeps of an accepted form (behaviour §7.9): reference, what was asked for, who answers and by when. */
export function Receipt(props: ReceiptProps) {
  const { form, reference, asked } = props;
  const { formatDate } = useIntl();
  const { trial, tour } = form;
  const day = trial?.days.find(({ date }) => date === asked.day)?.date;
  return (
    <dl className={styles.facts}>
      {reference && <Fact label={<FormattedMessage id="error.reference" />}>{reference}</Fact>}
      <Subject {...props} />
      {day && <Fact label={<FormattedMessage id="seaTrial.receipt.day" />}>{formatDate(day, DAY)}</Fact>}
      {tour?.days.includes(asked.day) && <Tour {...asked} />}
      <Answer {...props} />
      {trial && <TrialDay {...props} trial={trial} />}
      {tour?.meetingPlace && <Place {...tour} />}
    </dl>
  );
}
