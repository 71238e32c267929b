import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addToRegistry, addToSchemas } from './block-new/addToTables.ts';
import { blockNames, refuseType } from './block-new/BlockNames.ts';
import { blockFiles } from './block-new/blockFiles.ts';

const SCHEMAS = 'schemas/index.ts';
const REGISTRY = 'blocks/registry.json';

/** Writes the files of a new block type, changes the two tables, and tells what it did. */
function makeBlock(type: string, registry: string): void {
  const names = blockNames(type);
  const made = blockFiles(names);
  const changed = {
    [SCHEMAS]: addToSchemas(readFileSync(SCHEMAS, 'utf8'), names),
    [REGISTRY]: addToRegistry(registry, names),
  };
  for (const [file, text] of Object.entries({ ...made, ...changed })) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Puts the import in its place and breaks lines that have become too long.
  const files = [...Object.keys(made), ...Object.keys(changed)];
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...files], { stdio: ['ignore', 'ignore', 2] });
  process.stdout.write(`
The block type “${type}” is there.

  made     ${Object.keys(made).join('\n           ')}
  changed  ${Object.keys(changed).join('\n           ')}

Next:
  npm run dev    shows the block in the gallery, and changes to these files as they are saved
  npm run check  tests it, without another line written
  docs/blocks.md, “Add a block”, step 5: what makes it a paragraph that editors can use

`);
}

const types = process.argv.slice(2);
const registry = readFileSync(REGISTRY, 'utf8');
const refusal =
  types.length === 1
    ? refuseType(types.join(), Object.keys(JSON.parse(registry)))
    : 'Name one block type: npm run block:new boat-show';
if (refusal === undefined) {
  makeBlock(types.join(), registry);
} else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}
