import { execFileSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { isStale } from './isStale.ts';

const COMPILED = 'dist/compiled';
/** Made by the build. */
const SITE = '../dist/site/main.js';

// A process of its own: the server must not carry the bundler in its memory.
if (isStale()) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
process.env.NODE_ENV ||= 'production';
// Compiled code is kept, also for the processes this one starts. Where nothing can be written, each compiles for itself.
process.env.NODE_COMPILE_CACHE ||= resolve(COMPILED);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import(SITE);
