/* Controls for a block's props, made from their JSON Schema. */

import { createInput, getInitial, isShowable } from './controlInput.js';

/** Of a longer list, the others are left to the JSON. */
const MOST_ITEMS = 20;

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const toId = (path) => ['control', ...path].join('-');

/** A copy that is edited at a path; `undefined` takes the member or the item out. */
const withEdit = (target, [name, ...rest], edit) => {
  const copy = Array.isArray(target) ? [...target] : { ...target };
  const value = rest.length > 0 ? withEdit(copy[name], rest, edit) : edit(copy[name]);
  if (value !== undefined) copy[name] = value;
  else if (Array.isArray(copy)) copy.splice(name, 1);
  else delete copy[name];
  return copy;
};

/** The props in a text; undefined while it is no object in JSON. */
const parseProps = (text) => {
  try {
    const props = JSON.parse(text);
    return isShowable({ type: 'object' }, props) ? props : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Fills a fieldset with controls.
 *
 * @param onChange is called with the props after each change.
 * @returns shows the props in a text; without any, the controls are disabled.
 */
export function createControls(schema, fieldset, onChange) {
  const legend = fieldset.querySelector('legend');
  let props;

  const change = (path, edit) => {
    props = withEdit(props, path, edit);
    onChange(props);
  };
  /** @param focus id of what then has the focus, or of a group that begins with it. */
  const rebuild = (focus) => {
    fieldset.replaceChildren(legend, ...createMembers(schema, props, []));
    const target = document.getElementById(focus);
    (target?.matches('fieldset') ? target.querySelector('input, select, textarea, button') : target)?.focus();
  };
  /** A button that edits what is at a path at that moment. @param getFocus where the focus goes then. */
  const createButton = (label, name, { id = '', path, edit, getFocus }) => {
    const onclick = () => {
      change(path, edit);
      rebuild(getFocus());
    };
    return element('button', {
      type: 'button',
      id,
      textContent: label,
      ariaLabel: `${label} ${name}`,
      onclick,
    });
  };

  const createControl = (name, schema, value, path, isRequired) => {
    const { type, title = '', description = title } = schema;
    const id = toId(path);
    const mark = isRequired ? [] : [' ', element('small', {}, 'optional')];
    const hint = element('span', { id: `${id}-hint`, className: 'hint' }, description);
    if (!isShowable(schema, value))
      return element('p', {}, `${name} `, element('small', {}, 'only in the JSON'));
    if (type === 'object' || type === 'array') {
      const contents = (type === 'array' ? createItems : createOptional)(
        schema,
        value,
        path,
        name,
        isRequired,
      );
      return element('fieldset', { id }, element('legend', {}, name, ...mark), hint, ...contents);
    }
    const input = createInput(schema, value, isRequired, (next) => change(path, () => next));
    input.id = id;
    if (description) input.setAttribute('aria-describedby', hint.id);
    return element('p', {}, element('label', { htmlFor: id }, name, ...mark), input, hint);
  };

  const createMembers = ({ properties = {}, required = [] }, value, path) =>
    Object.entries(properties).map(([name, schema]) =>
      createControl(name, schema, value[name], [...path, name], required.includes(name)),
    );

  /** The members of an object, which may be absent. */
  const createOptional = (schema, value, path, name, isRequired) => {
    const [id, addId] = [toId(path), `${toId(path)}-add`];
    if (value === undefined) {
      const edit = () => getInitial(schema);
      return [createButton('Add', name, { id: addId, path, edit, getFocus: () => id })];
    }
    const members = createMembers(schema, value, path);
    if (isRequired) return members;
    return [...members, createButton('Remove', name, { path, edit: () => undefined, getFocus: () => addId })];
  };

  const createItems = ({ items, maxItems = Infinity }, list = [], path, name, isRequired) => {
    const addId = `${toId(path)}-add`;
    const shown = list.slice(0, MOST_ITEMS).map((value, index) => {
      const label = `${name} ${index + 1}`;
      // An optional list goes with its last item.
      const remove = (now) => (now.length === 1 && !isRequired ? undefined : now.toSpliced(index, 1));
      const moveUp = (now) => now.toSpliced(index - 1, 2, now[index], now[index - 1]);
      return element(
        'div',
        { className: 'item' },
        createControl(label, items, value, [...path, index], true),
        createButton('Remove', label, { path, edit: remove, getFocus: () => addId }),
        ...(index > 0
          ? [
              createButton('Move up', label, {
                path,
                edit: moveUp,
                getFocus: () => toId([...path, index - 1]),
              }),
            ]
          : []),
      );
    });
    if (list.length > MOST_ITEMS)
      shown.push(element('p', {}, `${list.length - MOST_ITEMS} more in the JSON`));
    if (list.length >= maxItems) return shown;
    const edit = (now = []) => [...now, getInitial(items)];
    const getFocus = () => toId([...path, list.length]);
    return [...shown, createButton('Add to', name, { id: addId, path, edit, getFocus })];
  };

  return (text) => {
    const next = parseProps(text);
    fieldset.disabled = next === undefined;
    if (next === undefined || JSON.stringify(next) === JSON.stringify(props)) return;
    props = next;
    rebuild(fieldset.contains(document.activeElement) ? document.activeElement.id : '');
  };
}
