/**
 * Migrates the props of a block from one version of its schema to the next: a pure function that does not change its
 * input. Its input may be anything, since older props are not validated; its output is.
 */
export type Migration = (props: unknown) => unknown;
