import { execFileSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { isStale } from './isStale.ts';
import { launchSettings } from './launchSettings.ts';

const COMPILED = 'dist/compiled';
/** Made by the build. */
const SITE_FILE = 'dist/site/main.js';

// A process of its own: the server must not carry the bundler in its memory.
if (isStale()) execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
process.env.NODE_ENV ||= 'production';
// A person reads along. In a container or under systemd, whose logs programs read, there is neither.
if (process.stdout.isTTY || process.env.npm_lifecycle_event === 'start') process.env.LOG_FORMAT ??= 'brief';
// What support looks at survives a restart. Set to nothing, each is off.
process.env.LOG_DIRECTORY ??= '.data/logs';
process.env.HISTORY_DIRECTORY ??= process.env.LEADS_DIRECTORY || '.data';
// Compiled code is kept, also for the processes this one starts. Where nothing can be written, each compiles for itself.
process.env.NODE_COMPILE_CACHE ||= resolve(COMPILED);
// Both are read when a process begins: it begins anew in its own place, under the same id. Windows cannot do that.
const { environment, switches } = launchSettings();
const isLaunched = switches.every((one) => process.execArgv.includes(one));
if (!isLaunched && process.execve && process.platform !== 'win32') {
  const args = [process.execPath, '--disable-warning=ExperimentalWarning', ...process.execArgv, ...switches];
  process.execve(process.execPath, [...args, SITE_FILE], { ...environment, ...process.env });
}
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import(`../${SITE_FILE}`);
