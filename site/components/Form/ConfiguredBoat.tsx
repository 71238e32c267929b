import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { isOffer } from '../../forms/getFormFields.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import styles from './ConfiguredBoat.module.css';
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

/** The boat put together on the configurator: what it is, where to change it, and the field that sends it along. */
export function ConfiguredBoat({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const { configured } = form;
  const configuration = asText(form.answer?.values?.configuration) || form.configuration;
  const field = configuration && <input type="hidden" name="configuration" value={configuration} />;
  // The page of an offer has said so already: it is about this boat.
  if (isOffer(form)) {
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
