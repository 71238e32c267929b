/** Names of a block type in each place. */
export interface BlockNames {
  /** In page JSON, registry and file names: `boat-show`. */
  type: string;
  /** Component, its folder and the type of its props: `BoatShow`. */
  component: string;
  /** The schema's constant: `boatShowSchema`. */
  schema: string;
  /** First part of the ids of its texts in the catalogues: `boatShow`. */
  texts: string;
  /** For people: `Boat show`. */
  title: string;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param type in kebab case. */
export function blockNames(type: string): BlockNames {
  const words = type.split('-');
  const component = words.map(capitalized).join('');
  const texts = `${component.charAt(0).toLowerCase()}${component.slice(1)}`;
  return {
    type,
    component,
    schema: `${texts}Schema`,
    texts,
    title: capitalized(words.join(' ')),
  };
}

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

/** The component or schema would have a name that generated files or the language use. */
const RESERVED = [
  ...['action-link', 'figures', 'formatted-message', 'formatted-number', 'picture', 'rich-text'],
  ...[
    'section',
    'section-heading',
    'block-props',
    'block-type',
    'from-schema',
    'html',
    'image',
    'link',
    'record',
  ],
  ...['constructor', 'prototype', 'index', 'array', 'atomics', 'boolean', 'date', 'error', 'function'],
  ...['infinity', 'intl', 'iterator', 'map', 'math', 'number', 'object', 'promise', 'proxy', 'reflect'],
  ...['set', 'string', 'symbol'],
];

/**
 * Why a name cannot be that of a new block type.
 *
 * @param existing block types.
 * @returns one sentence; undefined when it can.
 */
export function refuseType(type: string, existing: readonly string[]): string | undefined {
  if (!KEBAB_CASE.test(type)) {
    return `“${type}” is no name for a block type: write lower-case words joined by hyphens: npm run block:new boat-show`;
  }
  if (type.length > LONGEST) return `“${type}” is longer than ${LONGEST} characters.`;
  if (RESERVED.includes(type)) return `“${type}” is a reserved word: add a second one, such as ${type}-card.`;
  const folder = ({ component }: { component: string }) => component.toLowerCase();
  // Some file systems are case-insensitive.
  const same = existing.find((known) => folder(blockNames(known)) === folder(blockNames(type)));
  if (same === type)
    return `There is a block type “${type}” already: see blocks/${blockNames(type).component}/.`;
  return same && `“${type}” would share the folder of “${same}”: choose another name.`;
}
