import type { BlockNames } from './BlockNames.ts';

/** A line put among lines that are sorted by key, before the first whose key is greater. */
function insertSorted(
  lines: readonly string[],
  line: string,
  getSortKey: (line: string) => string,
): string[] {
  const place = lines.findIndex((other) => getSortKey(other) > getSortKey(line));
  return lines.toSpliced(place < 0 ? lines.length : place, 0, line);
}

/** An entry of the table begins on a line of its own, indented by two; it may go on for some lines. */
const ENTRY = /^ {2}(?=")/m;

const getEntryType = (entry: string) => entry.slice(1, entry.indexOf('"', 1));

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
    getEntryType,
  );
  return `{\n${all.map((each) => `  ${each}`).join(',\n')}\n}\n`;
}

/** The opening lines of the two tables, and of each the last line. */
const PROPS = { from: 'export interface BlockProps {', to: '}' };
const SCHEMAS = { from: 'export const blockSchemas: Record<BlockType, BlockSchema> = {', to: '};' };

const getSortKey = (line: string) => /[\w-]+/.exec(line)?.[0] ?? '';

function addLine(lines: readonly string[], { from, to }: typeof PROPS, line: string): string[] {
  const start = lines.indexOf(from) + 1;
  const end = lines.indexOf(to, start);
  if (start === 0 || end < 0) throw new Error(`schemas/index.ts has no line “${from}”`);
  return lines.toSpliced(start, end - start, ...insertSorted(lines.slice(start, end), line, getSortKey));
}

/**
 * `schemas/index.ts` with an import and a line in each table for the new type.
 *
 * @throws Error when the tables are not where they were when this was written.
 */
export function addToSchemas(text: string, { type, component, schema }: BlockNames): string {
  const key = /-/.test(type) ? `'${type}'` : type;
  const imported = `import { type ${component}, ${schema} } from './blocks/${type}.ts';`;
  const withProps = addLine(text.split('\n'), PROPS, `  ${key}: ${component};`);
  return [imported, ...addLine(withProps, SCHEMAS, `  ${key}: ${schema},`)].join('\n');
}
