import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build as buildSite } from 'vike/api';
import { build as buildBundle } from 'vite';
import { DEMO_CONTENT, PARSED_DEMO_CONTENT } from '../server/startContent.ts';
import { compressAssets } from './compressAssets.ts';
import { stampBuild } from './isStale.ts';
import { parseDemoContent } from './parseDemoContent.ts';

/** Builds the browser's files, the server's renderer, the package entry and the server itself into dist/. */
export async function buildAll(): Promise<void> {
  process.stdout.write('Building…\n');
  rmSync('dist', { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  await buildSite({ viteConfig: { logLevel: 'warn' } });
  compressAssets('dist/client');
  await buildBundle({ configFile: 'vite.renderer.config.ts', logLevel: 'warn' });
  await buildBundle({ configFile: 'vite.server.config.ts', logLevel: 'warn' });
  await parseDemoContent(DEMO_CONTENT, PARSED_DEMO_CONTENT);
  execFileSync(process.execPath, ['scripts/compileAhead.ts'], { stdio: 'inherit' });
  stampBuild();
}
