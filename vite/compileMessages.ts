import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/locales\/[a-z]{2}\.json$/;

/** Parses the ICU messages of a catalogue at build time, so that the browser needs no parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      const messages: Record<string, string> = JSON.parse(code);
      const compiled = Object.entries(messages).map(([key, message]) => [key, parse(message)]);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}
