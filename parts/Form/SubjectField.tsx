import { FormattedMessage } from 'react-intl';
import { DEMAND_TYPE_IDS } from '../../forms/demandTypes.ts';
import { SelectField } from './SelectField.tsx';

/** What a request is about. */
export function SubjectField() {
  return (
    <SelectField name="subject">
      {DEMAND_TYPE_IDS.map((type) => (
        <FormattedMessage key={type} id={`form.subject.${type}`}>
          {(text) => <option value={type}>{text}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
  );
}
