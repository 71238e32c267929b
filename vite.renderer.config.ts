import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compileMessages.ts';
import { scopedName } from './vite/scopedName.ts';

/** The package entry `bridgedeck/renderer` and the command behind `bridgedeck render`, with the styles beside them. */
export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [compileMessages(), react()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/renderer',
    target: 'node20',
    cssCodeSplit: false,
    ssrEmitAssets: true,
    rolldownOptions: {
      input: ['site/renderPage.tsx', 'site/renderCommand.ts', 'design/styles.ts'],
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
