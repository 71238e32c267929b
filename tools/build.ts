import { isStale } from './isStale.ts';

/** Builds dist/, unless it is up to date; only then is the bundler read, which takes a second. */
if (isStale()) await (await import('./buildAll.ts')).buildAll();
