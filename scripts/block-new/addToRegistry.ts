import type { BlockNames } from './BlockNames.ts';
import { insertSorted } from './insertSorted.ts';

/** An entry of the table begins on a line of its own, indented by two; it may go on for some lines. */
const ENTRY = /^ {2}(?=")/m;

const keyOf = (entry: string) => entry.slice(1, entry.indexOf('"', 1));

/**
 * `blocks/registry.json` with a line for the new type, which stays still: no code of it reaches the browser. The other
 * entries stay as they are written.
 */
export function addToRegistry(text: string, { type, component }: BlockNames): string {
  const [, ...entries] = text.slice(0, text.lastIndexOf('\n}')).split(ENTRY);
  const entry = `"${type}": { "component": "${component}", "hydration": "never", "heading": 2 }`;
  const all = insertSorted(
    entries.map((each) => each.replace(/,?\s*$/, '')),
    entry,
    keyOf,
  );
  return `{\n${all.map((each) => `  ${each}`).join(',\n')}\n}\n`;
}
