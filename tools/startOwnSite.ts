import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnSite {
  /** Origin on the loopback. */
  origin: string;
  /** Of its admin port, where `environment` has opened one. */
  adminOrigin: string | undefined;
  /** Warnings of its log so far, in words. */
  warnings: string[];
  stop(): Promise<void>;
}

const WARNING_LEVELS: readonly unknown[] = ['warn', 'error', 'fatal'];

interface OwnSiteOptions {
  environment?: Record<string, string>;
  /** Switches of Node. */
  execArgv?: string[];
}

/**
 * The built site as it would be served at `siteUrl`, on a free loopback port. Without page cache, leads, shared stores
 * and error reports.
 */
export async function startOwnSite(
  siteUrl: string,
  { environment, execArgv = [] }: OwnSiteOptions = {},
): Promise<OwnSite> {
  const directory = await mkdtemp(join(tmpdir(), 'bridgedeck-own-site-'));
  const child = spawn(process.execPath, [...execArgv, 'dist/site/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_PORT: 'off',
      WARM_UP: 'off',
      PAGE_CACHE_MEGABYTES: '0',
      LOG_LEVEL: 'warn',
      // One core is for writing and compressing.
      WEB_CONCURRENCY: `${Math.max(1, availableParallelism() - 1)}`,
      LEADS_DIRECTORY: directory,
      DATABASE_URL: '',
      REDIS_URL: '',
      LOG_DIRECTORY: '',
      LOG_FORMAT: 'json',
      HISTORY_DIRECTORY: '',
      SENTRY_DSN: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await rm(directory, { recursive: true, force: true });
  };
  // A signal that ends the command ends the site too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  const warnings: string[] = [];
  try {
    return { ...(await waitForOrigins(child, warnings)), warnings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Parses the site's output: its addresses, and then its warnings. */
function waitForOrigins(
  child: ChildProcess,
  warnings: string[],
): Promise<Pick<OwnSite, 'origin' | 'adminOrigin'>> {
  return new Promise((resolve, reject) => {
    // Its standard error is shared: it has printed the reason.
    child.once('exit', () => reject(new Error('The site did not start')));
    if (!child.stdout) return reject(new Error('The site has no output'));
    const read = (line: string): void => {
      if (!line.startsWith('{')) return;
      const { level, event, url, adminUrl, msg } = JSON.parse(line);
      const local = (address?: string) => address?.replace('localhost', '127.0.0.1');
      if (event === 'started') resolve({ origin: String(local(url)), adminOrigin: local(adminUrl) });
      if (WARNING_LEVELS.includes(level)) warnings.push(String(msg));
    };
    let rest = '';
    // Not node:readline, which also splits at U+2028, which JSON may contain.
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) read(line);
    });
  });
}
