import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const code = globSync('{server,site,blocks,renderer}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** `error.${kind}.title` in the code uses error.server.title and its siblings. */
const composed = [...code.matchAll(/`([a-z]\w*(?:\.\w+)*\.\$\{\w+\}(?:\.\w+)?)`/g)].map(
  ([, id = '']) => new RegExp(`^${id.replaceAll('.', '\\.').replace(/\$\{\w+\}/, '[\\w-]+')}$`),
);

const isUsed = (id: string) =>
  code.includes(`'${id}'`) || code.includes(`"${id}"`) || composed.some((pattern) => pattern.test(id));

it('has no text that nothing says', () => {
  expect(Object.keys(en).filter((id) => !isUsed(id))).toEqual([]);
});
