import { type EntityTarget, entityId } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';

/** Targets of references, collected before any field is parsed. */
export class Targets {
  readonly #byTypeAndName = new Map<string, EntityTarget>();

  /** @param names in YAML: `product/estran-42` for a node, `boat-1` for a picture. */
  add(type: string, key: string, number: number, names: readonly string[]): EntityTarget {
    const target = { type, id: entityId(type, key), number };
    for (const name of names) this.#byTypeAndName.set(`${type} ${name}`, target);
    return target;
  }

  /** @throws ContentProblem when none of the types has a target of that name. */
  find(cursor: Cursor, types: readonly string[]): EntityTarget {
    const name = cursor.text();
    for (const type of types) {
      const target = this.#byTypeAndName.get(`${type} ${name}`);
      if (target !== undefined) return target;
    }
    return cursor.fail(`"${name}" does not exist as ${types.join(' or ')}.`);
  }

  /** @throws ContentProblem when there is no such node. */
  node(cursor: Cursor, name: string): EntityTarget {
    return this.find(cursor.with(name), [`node--${name.split('/')[0] ?? ''}`]);
  }
}

/** Passed through the parsing of one content directory. */
export interface ParsingContext {
  targets: Targets;
  siteName: string;
  /** Drupal numbers paragraphs and menu links across the site. */
  nextNumber(kind: 'paragraph' | 'menu_link_content'): number;
}

/** A context with counters at zero. */
export function createReadingContext(targets: Targets, siteName: string): ParsingContext {
  const last = { paragraph: 0, menu_link_content: 0 };
  return {
    targets,
    siteName,
    nextNumber: (kind) => {
      last[kind] += 1;
      return last[kind];
    },
  };
}
