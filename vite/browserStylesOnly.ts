import type { Plugin } from 'vite';

/** The browser's build has every style; the server's copies of them would be linked a second time. */
export function browserStylesOnly(): Plugin {
  return {
    name: 'browser-styles-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
          else if (file.fileName.endsWith('.css')) delete bundle[file.fileName];
        }
      },
    },
  };
}
