import { type EntityTarget, entityId } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';

/** Everything a reference may name, known before any field is read. */
export class Targets {
  readonly #byTypeAndName = new Map<string, EntityTarget>();

  /** @param names what YAML may call it: `product/estran-42` for a node, `boat-1` for a picture. */
  add(type: string, key: string, number: number, names: readonly string[]): EntityTarget {
    const target = { type, id: entityId(type, key), number };
    for (const name of names) this.#byTypeAndName.set(`${type} ${name}`, target);
    return target;
  }

  /** @throws ContentProblem when none of the types has something of that name. */
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

/** What is handed through the reading of one content directory. */
export interface ParsingContext {
  targets: Targets;
  siteName: string;
  /** Drupal numbers its paragraphs and menu links over the whole site. */
  nextNumber(kind: 'paragraph' | 'menu_link_content'): number;
}

/** A context that has counted nothing yet. */
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
