import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { registryLines } from '../../blocks/registryLines.ts';

type Messages = Record<string, string>;

const compiled = (messages: Messages, ids = Object.keys(messages)): string =>
  JSON.stringify(Object.fromEntries(ids.map((id) => [id, parse(messages[id] ?? '')])));

const CATALOGUE = /\/locales\/[a-z]{2}\.json$/;

/** Parses the ICU messages of a catalogue at build time, so that the browser needs no parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      return CATALOGUE.test(id) ? { code: compiled(JSON.parse(code)), map: null } : undefined;
    },
  };
}

/** One of the two parts that the browser gets of a catalogue (locales/loadMessages.ts). */
const PART = /^(.*\/locales\/[a-z]{2}\.json)\?(frame|blocks)$/;

const source = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const FRAME = [source('pages/+client.ts')];
const BLOCKS = Object.values(registryLines).map(({ component }) =>
  source(`blocks/${component}/${component}.tsx`),
);

/** Names of the messages in a part of a catalogue. */
function idsIn(part: string | undefined, ids: readonly string[]): string[] {
  const frame = idsNamedBy(FRAME, ids);
  return part === 'frame' ? [...frame] : [...idsNamedBy(BLOCKS, ids)].filter((id) => !frame.has(id));
}

/**
 * The browser needs few of the messages: those of the frame, then those of blocks when the first one hydrates, and
 * never those that only the server renders. While developing, the frame has them all: code that changes may name another.
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
      const messages: Messages = JSON.parse(readFileSync(file, 'utf8'));
      const all = Object.keys(messages);
      const wanted = isBuild ? idsIn(part, all) : part === 'frame' ? all : [];
      return { code: `export default ${compiled(messages, wanted)}`, map: null, moduleType: 'js' };
    },
  };
}

/** What only the server, the build and the gallery read of a line of the registry. */
const UNREAD = new Set(['component', 'heading', 'hydrateIfProps']);

/** The registry as a browser reads it: a block that is never hydrated is one that names no moment for that. */
export function readInBrowser(registry: string): string {
  const lines: Record<string, object> = JSON.parse(registry);
  const read = Object.entries(lines).map(([type, line]) => [
    type,
    Object.fromEntries(
      Object.entries(line).filter(([name, value]) => !UNREAD.has(name) && value !== 'never'),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(read));
}

/** Gives browsers of the registry of blocks what they read: each page loads it to be used. */
export function browserRegistry(): Plugin {
  return {
    name: 'browser-registry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform(code, id) {
      return id === source('blocks/registry.json') ? { code: readInBrowser(code), map: null } : undefined;
    },
  };
}

const COMPOSED = /`([a-z]\w*(?:\.\w+)*\.)\$\{\w+\}((?:\.\w+)?)`/g;

/** Sources that a source reaches by its imports, at once or later; types are no code. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const code = readFileSync(file, 'utf8');
    for (const [, isType, name = ''] of code.matchAll(
      /(?:from|import( type)?)\b[^'\n;]*'(\.[^']+\.tsx?)'/g,
    )) {
      const target = join(dirname(file), name);
      if (!isType && existsSync(target)) reached.add(target);
    }
  }
  return reached;
}

/**
 * The texts of the catalogue that some code may show: each that it names, be it composed as in `share.${way}.label`.
 *
 * @param entries absolute paths of sources; all they import counts.
 * @param ids those of the catalogue.
 */
export function idsNamedBy(entries: readonly string[], ids: readonly string[]): Set<string> {
  const code = [...reachedFrom(entries)].map((file) => readFileSync(file, 'utf8')).join('\n');
  const composed = [...code.matchAll(COMPOSED)];
  return new Set(
    ids.filter(
      (id) =>
        code.includes(`'${id}'`) ||
        code.includes(`"${id}"`) ||
        composed.some(([, start = '', end = '']) => id.startsWith(start) && id.endsWith(end)),
    ),
  );
}
