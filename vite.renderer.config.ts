import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './tools/vite/browserMessages.ts';
import { scopedName } from './tools/vite/splitStyles.ts';

/** The package entry `bridgedeck/renderer` and the command behind `bridgedeck render`, with the styles beside them. */
export default defineConfig({
  css: {
    modules: { generateScopedName: scopedName },
    postcss: {
      plugins: [
        {
          postcssPlugin: 'wait-for-faces',
          // A face inside the document is read soon, but after the first paint: here the text waits for it.
          Declaration: {
            'font-display': (declaration) => {
              declaration.value = 'block';
            },
          },
        },
      ],
    },
  },
  plugins: [compileMessages(), react()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/renderer',
    target: 'node20',
    cssCodeSplit: false,
    ssrEmitAssets: true,
    // A document made from the command line is alone: the faces are inside its stylesheet, some 170 kB.
    assetsInlineLimit: () => true,
    rolldownOptions: {
      // As in vite.config.ts: on the server nothing is loaded on demand.
      checks: { ineffectiveDynamicImport: false },
      // What the two entries share must not become an export of the package.
      preserveEntrySignatures: 'strict',
      input: ['site/frame/renderPage.tsx', 'site/frame/renderCommand.ts', 'site/design/styles.ts'],
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
