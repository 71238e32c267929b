import type { BlockNames } from './BlockNames.ts';
import { insertSorted } from './insertSorted.ts';

/** The opening lines of the two tables, and of each the last line. */
const PROPS = { from: 'export interface BlockProps {', to: '}' };
const SCHEMAS = { from: 'export const blockSchemas: Record<BlockType, BlockSchema> = {', to: '};' };

const keyOf = (line: string) => /[\w-]+/.exec(line)?.[0] ?? '';

function addLine(lines: readonly string[], { from, to }: typeof PROPS, line: string): string[] {
  const start = lines.indexOf(from) + 1;
  const end = lines.indexOf(to, start);
  if (start === 0 || end < 0) throw new Error(`schemas/index.ts has no line “${from}”`);
  return lines.toSpliced(start, end - start, ...insertSorted(lines.slice(start, end), line, keyOf));
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
