import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import styles from './ConfiguredBoat.module.css';
import { OtherWays } from './ErrorSummary.tsx';
import { asText } from './useField.tsx';

type Configured = NonNullable<Form['configured']>;

/** The choices of the configurator in words, such as hull colour and sand; colours as swatches too. */
export function BoatChoices({ choices }: Pick<Configured, 'choices'>) {
  return (
    <dl className={styles.choices}>
      {choices.map(({ label, value, colour }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {colour && (
              <svg viewBox="0 0 20 20" className={styles.swatch} aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={colour} />
              </svg>
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The boat put together on the configurator by its name, with its choices. */
export function AskedBoat({ boat = 'none', choices }: Pick<Configured, 'boat' | 'choices'>) {
  return (
    <>
      <p className={styles.name}>
        <FormattedMessage id="form.configuration.name" values={{ boat }} />
      </p>
      <BoatChoices choices={choices} />
    </>
  );
}

interface OfferNextProps {
  form: Form;
  reference: string | undefined;
}

/** After asking for an offer: who answers, a sea trial with this boat, and the page on paper. */
export function OfferNext({ form: { contact, dealer, configured }, reference }: OfferNextProps) {
  const { formatMessage } = useIntl();
  const isHydrated = useIsHydrated();
  return (
    <>
      {contact && !dealer && (
        <OtherWays contact={contact} id="form.success.contact.ways" subject={reference} />
      )}
      {configured?.trial && (
        <p>
          <ActionLink
            link={{ url: configured.trial, label: formatMessage({ id: 'form.success.contact.trial' }) }}
            kind="primary"
          />
        </p>
      )}
      {configured && isHydrated && (
        <p>
          <Button kind="quiet" onClick={() => window.print()}>
            <FormattedMessage id="form.success.contact.print" />
          </Button>
        </p>
      )}
    </>
  );
}

/** The boat put together on the configurator: what it is, where to change it, and the field that sends it along. */
export function ConfiguredBoat({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const { configured } = form;
  const configuration = asText(form.answer?.values?.configuration) || form.configuration;
  const field = configuration && <input type="hidden" name="configuration" value={configuration} />;
  // The page of an offer has said so already: it is about this boat.
  if (form.subject) {
    return (
      <>
        {field}
        {form.preselected && <input type="hidden" name="boats" value={form.preselected} />}
      </>
    );
  }
  if (!configuration) return null;
  return (
    <div className={styles.boat}>
      {field}
      {configured && <AskedBoat {...configured} />}
      <p className={styles.note}>
        <FormattedMessage id="form.configuration" />
      </p>
      {configured && (
        <ActionLink
          link={{ url: configured.url, label: formatMessage({ id: 'form.configuration.change' }) }}
        />
      )}
    </div>
  );
}
