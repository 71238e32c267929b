import type { BlockNames } from './BlockNames.ts';
import { insertSorted } from './insertSorted.ts';

/** `blocks/registry.json` with a line for the new type, which stays still: no code of it reaches the browser. */
export function addToRegistry(text: string, { type, component }: BlockNames): string {
  const table: Record<string, unknown> = JSON.parse(text);
  const types = insertSorted(Object.keys(table), type, (key) => key);
  const line = { component, hydration: 'never', heading: 2 };
  const lines = types.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(table[key] ?? line)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
