/* One value, as its JSON Schema describes it: its input, what it starts with. */

const create = (name, properties) => Object.assign(document.createElement(name), properties);

const createChoice = (choices, value, isRequired, write) => {
  const select = create('select');
  const isNone = !choices.includes(value);
  if (isNone || !isRequired) select.add(new Option('', ''));
  for (const [index, choice] of choices.entries()) select.add(new Option(String(choice), index));
  select.value = isNone ? '' : choices.indexOf(value);
  select.onchange = () => write(choices[select.value]);
  return select;
};

/** @param write takes the new value; `undefined` when there is none. */
export const createInput = (schema, value, isRequired, write) => {
  const { type, enum: choices, minimum = '', maximum = '', maxLength, format } = schema;
  if (choices) return createChoice(choices, value, isRequired, write);
  if (type === 'boolean') {
    const box = create('input', { type: 'checkbox', checked: value === true });
    box.onchange = () => write(box.checked || (isRequired ? false : undefined));
    return box;
  }
  if (type === 'number' || type === 'integer') {
    const step = type === 'integer' ? 1 : 'any';
    const number = create('input', { type: 'number', min: minimum, max: maximum, step, value: value ?? '' });
    number.oninput = () => write(number.value === '' ? undefined : number.valueAsNumber);
    return number;
  }
  const text = create(format === 'html' ? 'textarea' : 'input', { value: value ?? '', autocomplete: 'off' });
  if (maxLength) text.maxLength = maxLength;
  text.oninput = () => write(text.value === '' && !isRequired ? undefined : text.value);
  return text;
};

/** What a new value starts with: valid where the schema lets it, to be filled in otherwise. */
export const getInitial = ({
  type,
  enum: choices,
  properties,
  required = [],
  items,
  minItems = 0,
  minimum = 0,
}) => {
  if (choices) return choices[0];
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, getInitial(properties[name])]));
  if (type === 'array') return Array.from({ length: minItems }, () => getInitial(items));
  if (type === 'boolean') return false;
  return type === 'string' ? '' : Math.max(minimum, 0);
};

/** Whether a control of this schema can show the value. */
export const isShowable = ({ type, enum: choices }, value) => {
  if (!type && !choices) return false;
  if (value === undefined) return true;
  if (type === 'array') return Array.isArray(value);
  const isObject = Object(value) === value;
  return type === 'object' ? isObject && !Array.isArray(value) : !isObject;
};
