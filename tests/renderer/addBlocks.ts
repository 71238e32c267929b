import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two live types: one throws in the browser alone, the code of the other fails as soon as it is there. */
const SOURCES: Readonly<Record<string, string>> = {
  Squall: `export const Squall = ({ text }) => {
  if (typeof window !== 'undefined') throw new Error('no wind');
  return createElement('p', null, text);
};`,
  Fog: `if (typeof window !== 'undefined') throw new Error('no sight');
export const Fog = ({ text }) => createElement('p', null, text);`,
};

const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

/** Adds types of its own to a copy of the minimal example, and blocks of them to its page, as its owner would. */
export function addBlocks(folder: string): void {
  const edit = (file: string, change: (before: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const editJson = (file: string, change: (json: Record<string, unknown>) => object) =>
    edit(file, (before) => JSON.stringify(change(JSON.parse(before))));

  for (const [name, code] of Object.entries(SOURCES)) {
    const type = name.toLowerCase();
    writeFileSync(join(folder, `blocks/${name}.js`), `import { createElement } from 'react';\n${code}\n`);
    editJson('blocks/registry.json', (lines) => ({
      ...lines,
      [type]: { component: name, hydration: 'load' },
    }));
    edit('blocks/schemas.js', (code) =>
      code.replace('schemas = {', `schemas = {\n${type}: ${JSON.stringify(text)},`),
    );
    edit('site.js', (code) =>
      `import { ${name} } from './blocks/${name}.js';\n${code}`.replace(
        'components: {',
        `components: { ${type}: ${name},`,
      ),
    );
    editJson('page.json', (page) => ({
      ...page,
      blocks: [{ id: name, type, props: { text: `${name} is written` } }, ...(page.blocks as object[])],
    }));
  }
}
