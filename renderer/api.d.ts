/**
 * What `bridgedeck/renderer` gives to a TypeScript project, and the types its own code shares. Written on nothing but
 * the language: the sources need this repository's compiler options, and a project that renders pages need not know them.
 */

/** A function or class component of React, of any props. */
export type BlockComponent = ((props: never) => unknown) | (new (props: never) => unknown);

/** One thing that is wrong with a page JSON, in words for the person who made it. Logs and tools pass it on as it is. */
export interface Problem {
  /** JSON pointer from the page's root to what is wrong; to the object around it when something is missing. */
  pointer: string;
  /** What is wrong with what stands there: `must be one of “white”, “grey”`. */
  message: string;
  /** What stands there, shortened. */
  found?: string;
  /** What may stand there. */
  expected?: string;
  /** The known name that was probably meant. */
  suggestion?: string;
  /** All of it for humans: `“bgColor” must be one of “white”, “grey”, found “gray”; did you mean “grey”?` */
  sentence: string;
}

/** A block that is not rendered, and why, in words for the person who made it. */
export interface DroppedBlock {
  type: string;
  /** Position among the blocks as they arrived, from 0. */
  index: number;
  id?: string;
  /** JSON pointer from the page's root to the first thing that is wrong. */
  pointer: string;
  /** The first thing that is wrong, and how many more there are. */
  reason: string;
  /** Everything that is wrong, what explains the rest first. */
  problems: Problem[];
}

/** A block that was stored in an older version of its schema and is rendered in today's. */
export interface LiftedBlock {
  type: string;
  index: number;
  id: string;
  from: number;
  to: number;
}

/** What a page becomes: markup for the body, tags for the head, what was left out, what was brought up to date. */
export interface RenderedPage {
  html: string;
  head: string;
  dropped: DroppedBlock[];
  migrated: LiftedBlock[];
}

/**
 * Page JSON in, HTML out.
 *
 * @param page a page JSON (`pageSchema`); anything else is refused.
 * @param registry a component for every block type, such as `{ ...registry, quotation: Quotation }`; the site's own
 * when absent.
 * @throws InvalidPageError when the envelope is not what the page schema says.
 */
export function renderPage(page: unknown, registry?: Readonly<Record<string, BlockComponent>>): RenderedPage;

/** The site's own components by block type. */
export const registry: Readonly<Record<string, BlockComponent>>;

/** JSON Schema of the page; what stands in its `blocks` is checked by `blockSchemas`. */
export const pageSchema: object;

/** JSON Schema of the props by block type. */
export const blockSchemas: Readonly<Record<string, object>>;

/** A page JSON whose envelope is not what the schema says. */
export class InvalidPageError extends Error {
  readonly status: 500;
  /** Everything that is wrong. */
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]);
}
