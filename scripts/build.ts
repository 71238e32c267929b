import { rmSync } from 'node:fs';
import { build as buildSite } from 'vike/api';
import { build as buildBundle } from 'vite';
import { isStale, stampBuild } from './isStale.ts';

/** Builds the browser's files, the server's renderer and the package entry into dist/, unless they are up to date. */
const build = async (): Promise<void> => {
  process.stdout.write('Building…\n');
  rmSync('dist', { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  await buildSite({ viteConfig: { logLevel: 'warn' } });
  await buildBundle({ configFile: 'vite.renderer.config.ts', logLevel: 'warn' });
  stampBuild();
};

if (isStale()) await build();
