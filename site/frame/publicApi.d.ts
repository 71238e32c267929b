/**
 * Types of `bridgedeck/renderer` for TypeScript projects, shared with the renderer's own code. Declared by hand,
 * without imports: the sources need this repository's compiler options, and other projects have their own.
 */

/** A function or class component of React, of any props. */
export type BlockComponent = ((props: never) => unknown) | (new (props: never) => unknown);

/** One fault of a page JSON, in words for its author. */
export interface Problem {
  /** JSON pointer from the page's root to the faulty value; to the object around it when something is missing. */
  pointer: string;
  /** What is wrong with the value: `must be one of “white”, “grey”`. */
  message: string;
  /** The value, shortened. */
  found?: string;
  /** What is allowed. */
  expected?: string;
  /** The known name that was probably meant. */
  suggestion?: string;
  /** All of it in one sentence: `“bgColor” must be one of “white”, “grey”, found “gray”; did you mean “grey”?` */
  sentence: string;
}

/** A block that is not rendered, and why, in words for its author. */
export interface DroppedBlock {
  type: string;
  /** Position among the blocks of the input, from 0. */
  index: number;
  id?: string;
  /** JSON pointer from the page's root to the first fault. */
  pointer: string;
  /** The first fault, and the number of others. */
  reason: string;
  /** All faults; what explains the others comes first. */
  problems: Problem[];
}

/** A block that was stored in an older version of its schema and migrated to the current one. */
export interface MigratedBlock {
  type: string;
  index: number;
  id: string;
  from: number;
  to: number;
}

/** Body markup, head tags, and the blocks that were dropped or migrated. */
export interface RenderedPage {
  html: string;
  head: string;
  dropped: DroppedBlock[];
  migrated: MigratedBlock[];
}

/**
 * Renders page JSON to HTML.
 *
 * @param page a page JSON (`pageSchema`).
 * @param registry a component for every block type, such as `{ ...registry, quotation: Quotation }`; default: the
 * site's own.
 * @throws InvalidPageError when the envelope does not match the page schema.
 */
export function renderPage(page: unknown, registry?: Readonly<Record<string, BlockComponent>>): RenderedPage;

/** The site's own components by block type. */
export const registry: Readonly<Record<string, BlockComponent>>;

/** JSON Schema of the page; `blockSchemas` check the contents of its `blocks`. */
export const pageSchema: object;

/** JSON Schema of the props by block type. */
export const blockSchemas: Readonly<Record<string, object>>;

/** A page JSON whose envelope does not match the page schema. */
export class InvalidPageError extends Error {
  readonly status: 500;
  /** Everything that is wrong. */
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]);
}
