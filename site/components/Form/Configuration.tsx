import { FormattedMessage } from 'react-intl';
import { useFormFacts } from './FormContext.ts';
import { asText } from './useField.tsx';

/** Says that the boat put together on the configurator goes along, and sends it. */
export function Configuration() {
  const { form } = useFormFacts();
  const configuration = asText(form.answer?.values?.configuration) || form.configuration;
  if (!configuration) return null;
  return (
    <p>
      <input type="hidden" name="configuration" value={configuration} />
      <FormattedMessage id="form.configuration" />
    </p>
  );
}
