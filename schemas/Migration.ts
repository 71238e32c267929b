/**
 * Lifts the props of a block from one version of its schema to the next: a pure function that leaves its input alone.
 * What it is handed may be anything, since older props are not validated; what it returns is.
 */
export type Migration = (props: unknown) => unknown;
