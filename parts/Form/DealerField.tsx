import { SelectField } from './SelectField.tsx';
import { useField } from './useField.ts';

/** Whom somebody wants to meet at an event. */
export function DealerField() {
  const { dealers = [] } = useField('dealer').form;
  return (
    <SelectField name="dealer">
      {dealers.map(({ id, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <option key={index} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
