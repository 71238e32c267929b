import { SelectField } from './SelectField.tsx';
import { useField } from './useField.ts';

/** Where somebody sails, or wants to. */
export function SailingAreaField() {
  const { sailingAreas = [] } = useField('sailingArea').form;
  return (
    <SelectField name="sailingArea">
      {sailingAreas.map(({ label, areas }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <optgroup key={group} label={label}>
          {areas.map((area, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <option key={index} value={area.id}>
              {area.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
