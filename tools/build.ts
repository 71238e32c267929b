import { isStale } from './isStale.ts';

/** Builds dist/, unless it is up to date; the bundler, which takes a second to load, is imported only then. */
if (isStale()) await (await import('./buildAll.ts')).buildAll();
