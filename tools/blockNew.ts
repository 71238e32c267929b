import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCALE_CODES } from '../locales/locales.ts';
import { addToCatalogue, addToPlainBlocks, addToRegistry, addToSchemas } from './block-new/addToTables.ts';
import { blockNames, refuseType } from './block-new/BlockNames.ts';
import { blockFiles } from './block-new/blockFiles.ts';

const SCHEMAS = 'schemas/index.ts';
const PLAIN_BLOCKS = 'schemas/plainBlocks.ts';
const REGISTRY = 'blocks/registry.json';

/** Writes the files of a new block type, changes the tables and catalogues, and prints what it did. */
function makeBlock(type: string, registry: string): void {
  const names = blockNames(type);
  const made = blockFiles(names);
  const read = (file: string): string => readFileSync(file, 'utf8');
  const changed = {
    [SCHEMAS]: addToSchemas(read(SCHEMAS), names),
    [PLAIN_BLOCKS]: addToPlainBlocks(read(PLAIN_BLOCKS), names),
    [REGISTRY]: addToRegistry(registry, names),
    ...Object.fromEntries(
      LOCALE_CODES.map((locale) => {
        const file = `locales/${locale}.json`;
        return [file, addToCatalogue(read(file), locale, names)];
      }),
    ),
  };
  for (const [file, text] of Object.entries({ ...made, ...changed })) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Sorts imports and breaks long lines.
  const files = [...Object.keys(made), ...Object.keys(changed)];
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...files], { stdio: ['ignore', 'ignore', 2] });
  process.stdout.write(`
The block type “${type}” is there: a text with figures, a picture, a link, and a text of its own.

  made     ${Object.keys(made).join('\n           ')}
  changed  ${Object.keys(changed).join('\n           ')}

Next:
  npm run block:test ${type}
      tests it in some seconds, without another line written
  npm run dev
      shows it at http://localhost:3001/blocks/${type}, and changes to these files as they are saved
  “${names.texts}.figures” in locales/
      is the text of its own: change it in all six languages, or take it out of all
  docs/blocks.md, “Add a block”
      what each file is for, and how the block comes to a page

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
