import { readFileSync } from 'node:fs';

/** Long enough to tell any two builds apart. */
const LENGTH = 12;

/** Which build this is: the begin of the fingerprint of its sources; `development` without a build. */
export function getRelease(): string {
  try {
    return readFileSync('dist/built-from', 'utf8').trim().slice(0, LENGTH);
  } catch {
    return 'development';
  }
}
