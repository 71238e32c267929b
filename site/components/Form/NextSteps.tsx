import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { isOffer } from '../../forms/getFormFields.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import { OtherWays } from './ErrorSummary.tsx';
import styles from './Receipt.module.css';
import { Place } from './Receipt.tsx';
import { getDealersUrl, getRecipient, type ReceiptProps } from './Recipient.tsx';

/** What happens after the request for a sea trial: beside the form, and after it where the form had its heading. */
export const TrialNext = ({ trial }: Pick<Form, 'trial'>) => (
  <>
    <h3>
      <FormattedMessage id="form.next" />
    </h3>
    <ol className={styles.steps}>
      <li>
        <FormattedMessage id="form.success.trial.text" />
      </li>
      <li>
        <FormattedMessage id="seaTrial.next.hour" />
      </li>
      <li>
        <FormattedMessage id="form.next.trial" />
      </li>
    </ol>
    {trial && (
      <dl className={styles.facts}>
        <Place {...trial} />
      </dl>
    )}
  </>
);

interface NextStepsProps extends Pick<ReceiptProps, 'form'>, Partial<Pick<ReceiptProps, 'asked'>> {
  kind: 'contact' | 'brochure' | 'event' | 'tour';
}

/** Beside a form: who answers is whose page it is. */
const NOT_ASKED = { day: '', boats: [] };

/** What happens after any other request. Not a heading: the confirmation has one, which takes the focus. */
export function NextSteps({ form, kind, asked = NOT_ASKED }: NextStepsProps) {
  const dealer = getRecipient({ form, asked });
  const isConfigured = kind === 'contact' && form.configured;
  return (
    <div>
      <p className={styles.label}>
        <FormattedMessage id="form.next" />
      </p>
      <ol className={styles.steps}>
        <li>
          <FormattedMessage id={`form.success.${kind}.text`} values={{ dealer: dealer?.name ?? 'none' }} />
        </li>
        <li>
          <FormattedMessage id={isConfigured ? 'form.success.contact.offer' : `form.next.${kind}`} />
        </li>
        <li>
          <FormattedMessage id={isConfigured ? 'form.next.offer' : `form.next.${kind}.then`} />
        </li>
      </ol>
    </div>
  );
}

/** What can be done meanwhile: the day in the calendar or the brochures first, then what else there is of the boat. */
export function WaysOn({ form, reference, asked }: ReceiptProps) {
  const { formatMessage } = useIntl();
  const isHydrated = useIsHydrated();
  const { ways, configured, configuration, preselected, boats, trial, tour, contact, action } = form;
  const ids = asked.boats.length > 0 ? asked.boats : [preselected];
  const chosen = boats.filter(({ id }) => ids.includes(id));
  const [boat] = chosen.length === 1 ? chosen : [];
  // One of the spellings that the server reads (server/pages/forms/boatChoices.ts).
  const model = boat && `model=${boat.name.toLowerCase().replaceAll(' ', '-')}`;
  const query = configuration ?? model;
  const to = (url: string | undefined, asks = query) => url && (asks ? `${url}?${asks}` : url);
  const documents = (chosen.length > 0 ? chosen : boats).flatMap(({ document }) => document ?? []);
  const day = trial?.days.find(({ date }) => date === asked.day)?.date;
  const brochure = formatMessage({ id: 'actions.brochure' });
  const links = [
    {
      url:
        day &&
        `${action}.ics?day=${day}&boats=${asked.boats.join(',')}${reference ? `&sent=${reference}` : ''}`,
      label: formatMessage({ id: 'seaTrial.calendar' }),
    },
    ...new Map(documents.map((document) => [document.url, document])).values(),
    { url: configured?.trial ?? to(ways?.trial), label: formatMessage({ id: 'actions.trial' }) },
    {
      url: isOffer(form) ? undefined : to(ways?.configure),
      label: boat
        ? formatMessage({ id: 'offer.configure' }, { boat: boat.name })
        : formatMessage({ id: 'actions.configure' }),
    },
    { url: to(ways?.brochure, model), label: boat ? `${brochure}: ${boat.name}` : brochure },
    {
      url: getRecipient({ form, asked })?.id ? undefined : getDealersUrl({ form, asked }),
      label: formatMessage({ id: 'locator.dealers.heading' }),
    },
  ].flatMap(({ url, ...link }) => (url ? [{ ...link, url }] : []));
  return (
    <>
      {links.length > 0 && (
        <div>
          <p className={styles.label}>
            <FormattedMessage id="form.meanwhile" />
          </p>
          <ul>
            {links.map((link, index) => (
              <li key={link.url}>
                <ActionLink
                  link={link}
                  kind={index === 0 ? 'primary' : 'quiet'}
                  {...(day && index === 0 && { icon: 'calendar', download: true })}
                />
                {day && index === 0 && (
                  <p className={styles.note}>
                    <FormattedMessage id="seaTrial.calendar.note" />
                  </p>
                )}
              </li>
            ))}
            {configured && isOffer(form) && isHydrated && (
              <li>
                <Button kind="quiet" onClick={() => window.print()}>
                  <FormattedMessage id="form.success.contact.print" />
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
      {(trial ?? tour) && contact && <OtherWays contact={contact} id="seaTrial.change" subject={reference} />}
    </>
  );
}
