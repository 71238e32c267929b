import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as buildSite } from 'vike/api';
import { build as buildBundle, createLogger } from 'vite';
import { PAGE_STYLES } from '../server/pages/styles/PageStyles.ts';
import { PARSED_DEMO_CONTENT } from '../server/services/content/startContent.ts';
import { stampBuild } from './isStale.ts';
import { listDemoDirectories, parseDemoContent } from './parseDemoContent.ts';
import { splitStylesheet } from './splitStylesheet.ts';

/** Scroll markers (blocks/Waterline): Lightning CSS keeps them, but does not know them yet. */
const NEWER_CSS = /\[lightningcss minify\] '(scroll-marker|scroll-marker-group|target-current)'/;

/** Builds the browser's files, the server's renderer, the package entry and the server itself into dist/. */
export async function buildAll(): Promise<void> {
  process.stdout.write('Building…\n');
  rmSync('dist', { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  // Maps of the server's part alone: browsers get none.
  const environments = { ssr: { build: { sourcemap: true } } };
  const customLogger = createLogger();
  const { warn } = customLogger;
  customLogger.warn = (message, options) => {
    if (!NEWER_CSS.test(message)) warn(message, options);
  };
  await buildSite({ viteConfig: { logLevel: 'warn', customLogger, environments } });
  compressAssets('dist/client');
  writeFileSync(PAGE_STYLES, JSON.stringify(splitStylesheet('dist')));
  await buildBundle({ configFile: 'vite.renderer.config.ts', logLevel: 'warn', customLogger });
  await buildBundle({ configFile: 'vite.server.config.ts', logLevel: 'warn', customLogger });
  await parseDemoContent(listDemoDirectories(), PARSED_DEMO_CONTENT);
  execFileSync(process.execPath, ['tools/compileAhead.ts'], { stdio: 'inherit' });
  stampBuild();
}

/** Pictures and fonts are compressed already. */
const TEXTS = '**/*.{js,mjs,css,svg,json,txt,wasm,webmanifest}';
/** Smaller files fit into the packet with the headers. */
const LEAST_BYTES = 500;

/**
 * Compresses the browser's files at the highest level, once: an eighth smaller than at the level of a server. Written
 * beside the originals, as `.br` and `.gz`.
 */
function compressAssets(directory: string): void {
  for (const name of globSync(TEXTS, { cwd: directory })) {
    const path = `${directory}/${name}`;
    const bytes = readFileSync(path);
    if (bytes.length < LEAST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
