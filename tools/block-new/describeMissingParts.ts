import { existsSync, readFileSync } from 'node:fs';
import { nearestName } from '../../renderer/src/problems.ts';
import { blockNames } from './BlockNames.ts';

/**
 * Missing parts of a block type. Tests loop over the tables, and would skip a type that is not in them.
 *
 * @param registry contents of `blocks/registry.json`.
 * @returns undefined when nothing is missing.
 */
export function describeMissingParts(
  type: string,
  registry: Record<string, { component: string }>,
): string | undefined {
  const names = blockNames(type);
  const component = registry[type]?.component ?? names.component;
  const files = [
    `schemas/blocks/${type}.ts`,
    `blocks/${component}/${component}.tsx`,
    `blocks/${component}/${component}.examples.json`,
  ];
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length === files.length && !registry[type]) {
    const nearest = nearestName(type, Object.keys(registry));
    const guess = nearest ? `; did you mean “${nearest}”?` : '.';
    return `There is no block type “${type}”${guess} To make it: npm run block:new ${type}\n`;
  }
  const inSchemas = readFileSync('schemas/index.ts', 'utf8').includes(`: ${names.schema},`);
  const lines = [
    ...missing.map((file) => `${file} is not there`),
    ...(inSchemas ? [] : [`schemas/index.ts does not name ${names.schema}`]),
    ...(registry[type] ? [] : [`blocks/registry.json has no line "${type}"`]),
  ];
  if (lines.length === 0) return undefined;
  const list = lines.map((line) => `  ${line}\n`).join('');
  return `The block type “${type}” is not complete, so there is nothing to test yet:\n${list}docs/blocks.md, “Add a block”, says what belongs there.\n`;
}
