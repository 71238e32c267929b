import type { Locale } from '../../locales/locales.ts';
import type { BlockNames } from './BlockNames.ts';

/** Inserts a line among sorted lines, before the first with a greater key. */
function insertSorted(
  lines: readonly string[],
  line: string,
  getSortKey: (line: string) => string,
): string[] {
  const place = lines.findIndex((other) => getSortKey(other) > getSortKey(line));
  return lines.toSpliced(place < 0 ? lines.length : place, 0, line);
}

/** An entry of the table starts on its own line, indented by two, and may have several lines. */
const ENTRY = /^ {2}(?=")/m;

const getEntryType = (entry: string) => entry.slice(1, entry.indexOf('"', 1));

/**
 * Adds a line for the new type to `blocks/registry.json`, without hydration: no code of it reaches the browser. Other
 * entries stay unchanged.
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

/** The first and the last line of each table. */
const PROPS = { from: 'export interface BlockProps {', to: '}' };
const SCHEMAS = { from: 'export const blockSchemas: Record<BlockType, BlockSchema> = {', to: '};' };
const PLAIN = { from: 'export const PLAIN_BLOCKS = [', to: '] as const satisfies readonly BlockType[];' };

const getSortKey = (line: string) => /[\w-]+/.exec(line)?.[0] ?? '';

function addLine(lines: readonly string[], { from, to }: typeof PROPS, line: string): string[] {
  const start = lines.indexOf(from) + 1;
  const end = lines.indexOf(to, start);
  if (start === 0 || end < 0) throw new Error(`The line “${from}” is not where it was`);
  return lines.toSpliced(start, end - start, ...insertSorted(lines.slice(start, end), line, getSortKey));
}

/**
 * Adds an import and a line in each table for the new type to `schemas/index.ts`.
 *
 * @throws Error when the tables are not where they are expected.
 */
export function addToSchemas(text: string, { type, component, schema }: BlockNames): string {
  const key = /-/.test(type) ? `'${type}'` : type;
  const imported = `import { type ${component}, ${schema} } from './blocks/${type}.ts';`;
  const withProps = addLine(text.split('\n'), PROPS, `  ${key}: ${component};`);
  return [imported, ...addLine(withProps, SCHEMAS, `  ${key}: ${schema},`)].join('\n');
}

/**
 * Adds the new type to `schemas/plainBlocks.ts`: its paragraph has a field for each prop.
 *
 * @throws Error when the list is not where it is expected.
 */
export const addToPlainBlocks = (text: string, { type }: BlockNames): string =>
  addLine(text.split('\n'), PLAIN, `  '${type}',`).join('\n');

/** What a new block says by itself, above its figures. */
const FIGURES: Record<Locale, string> = {
  en: 'In figures',
  fr: 'En chiffres',
  de: 'In Zahlen',
  es: 'En cifras',
  it: 'In cifre',
  pt: 'Em números',
};

/** The catalogue of a language with the text of a new block type as its last. */
export function addToCatalogue(text: string, locale: Locale, { texts }: BlockNames): string {
  const id = `${texts}.figures`;
  // A block of this name may have existed before.
  if (id in JSON.parse(text)) return text;
  return text.replace(/\s*}\s*$/, `,\n  ${JSON.stringify(id)}: ${JSON.stringify(FIGURES[locale])}\n}\n`);
}
