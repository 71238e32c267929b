import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compileMessages } from '../../tools/vite/browserMessages.ts';
import { scopedName } from '../../tools/vite/splitStyles.ts';

/** Bundles the bare renderer as the site's own is bundled. @returns the file. */
export async function buildBarePage(): Promise<string> {
  process.env.NODE_ENV = 'production';
  // Below the project: React is taken from its node_modules.
  const outDir = join(process.cwd(), '.cache/bench');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { generateScopedName: scopedName } },
    plugins: [compileMessages(), react()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: { renderBarePage: join(import.meta.dirname, 'renderBarePage.tsx') },
        checks: { bundlerTimings: false },
      },
    },
  });
  return join(outDir, 'renderBarePage.js');
}
