/** What a block type is called in each place that names it. */
export interface BlockNames {
  /** In page JSON, registry and file names: `boat-show`. */
  type: string;
  /** Component, its folder and the type of its props: `BoatShow`. */
  component: string;
  /** The schema's constant: `boatShowSchema`. */
  schema: string;
  /** For people: `Boat show`. */
  title: string;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param type in kebab case. */
export function blockNames(type: string): BlockNames {
  const words = type.split('-');
  const component = words.map(capitalized).join('');
  return {
    type,
    component,
    schema: `${component.charAt(0).toLowerCase()}${component.slice(1)}Schema`,
    title: capitalized(words.join(' ')),
  };
}
