import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { registryLines } from '../blocks/registryLines.ts';
import { idsNamedBy } from './idsNamedBy.ts';

/** One of the two parts that the browser gets of a catalogue (locales/loadMessages.ts). */
const PART = /^(.*\/locales\/[a-z]{2}\.json)\?(frame|blocks)$/;

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const FRAME = [source('renderer/+client.ts')];
const BLOCKS = Object.values(registryLines).map(({ component }) =>
  source(`blocks/${component}/${component}.tsx`),
);

/** Names of the messages in a part of a catalogue. */
function idsIn(part: string | undefined, ids: readonly string[]): readonly string[] {
  const frame = idsNamedBy(FRAME, ids);
  return part === 'frame' ? [...frame] : [...idsNamedBy(BLOCKS, ids)].filter((id) => !frame.has(id));
}

/**
 * The browser needs few of the messages: those of the frame, then those of blocks when the first one comes alive, and
 * never those that only the server says. While developing, the frame has them all: code that changes may name another.
 */
export function browserMessages(): Plugin {
  let isBuild = false;
  return {
    name: 'browser-messages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      const [, file, part] = PART.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      const all = Object.keys(messages);
      const wanted = isBuild ? idsIn(part, all) : part === 'frame' ? all : [];
      const compiled = wanted.map((name) => [name, parse(messages[name] ?? '')]);
      const code = `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}
