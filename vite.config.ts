import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { blocks } from './renderer/src/vite.ts';
import { browserMessages, browserRegistry, compileMessages } from './tools/vite/browserMessages.ts';
import { hotStyles, reloadServerHtml } from './tools/vite/hotUpdates.ts';
import { browserStylesOnly, scopedName, shortName, splitStyles } from './tools/vite/splitStyles.ts';
import { standaloneEntry } from './tools/vite/standaloneEntry.ts';
import { stylesOfBlocks } from './tools/vite/stylesOfBlocks.ts';

/** With all that it imports: what every page needs to be hydrated, though blocks use some of it as well. */
const FRAME = /\/site\/browser\/hydrate\.ts$/;

const STYLES = /^(?!.*\/drawnMap\.css$).*\.css$/;
/**
 * What the script of every page begins with, and half of all others import. Of styles it is the class names, which
 * tools/vite/splitStyles.ts calls like the file with `.js` behind.
 */
const START =
  /\/(locales\/locales|browser\/(startPage|waitForVisitor)|consent\/(nextTask|waitForFirstPaint))\.ts$|vite\/preload-helper|\/IconLinks\.module\.css\.js$/;

export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: command === 'build' ? shortName : scopedName } },
  plugins: [
    blocks(),
    browserMessages(),
    browserRegistry(),
    compileMessages(),
    react(),
    // Before Vike, which would reload the browser for styles that only the server imports.
    hotStyles(),
    standaloneEntry('site/consent/main.ts'),
    vike(),
    splitStyles(),
    browserStylesOnly(),
    stylesOfBlocks(),
    reloadServerHtml(),
  ],
  publicDir: 'site/design/public',
  resolve: {
    // Messages are compiled by the build: neither side needs the ICU parser at run time.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: { target: 'es2023' },
  environments: {
    // The server has every block in one file: what browsers load on demand, such as a panorama behind its cover.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        // Served with the code that it speaks of: most licences want to go where the code goes.
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          // A file of its own; blockers know many names with "consent" in them.
          input: { 'entries/choices': 'site/consent/main.ts' },
          // Vike adds a group without the name that this report asks for.
          checks: { bundlerTimings: false },
          output: {
            // All blocks' styles in one file: some forty requests fewer than one file each. Those of maps come with their
            // code. To the bundler styles are scripts that every other one imports, so there is something in theirs.
            codeSplitting: {
              groups: [
                { name: 'styles', test: (id) => STYLES.test(id) || START.test(id) },
                // Without React DOM, which is run in a task of its own (site/browser/hydrate.ts).
                // What every page needs to be taken over, in one file where the bundler would make ten.
                { name: 'frame', test: FRAME },
              ],
            },
          },
        },
      },
    },
  },
  // Express owns the list of middleware; Vite only serves modules.
  appType: 'custom',
}));
