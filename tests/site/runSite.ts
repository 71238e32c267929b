import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface Site {
  url: string;
  /** Where its block gallery is; none unless the environment says ADMIN_PORT. */
  adminUrl: string | undefined;
  pid: number | undefined;
  /** Lines of the log so far, parsed. */
  log: Record<string, unknown>[];
  /** Whatever it wrote that is neither log nor the line with its address. */
  noise: string[];
  /** As operators stop it: it waits a second for the load balancer. @returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, where how it ends is not what is tested. */
  kill(): Promise<void>;
}

type Environment = Record<string, string>;

interface StartOptions {
  cwd?: string;
  /** Folder of another release than the one in `dist/`. */
  build?: string | undefined;
  /** How many files the process may have open (ulimit -n). */
  files?: number | undefined;
  /** Writing beyond a file's limit (ulimit -f) fails, and does not end the process. */
  ignoresFileLimit?: boolean | undefined;
  /** It ends with this process, also when that is killed; it is not to be stopped. */
  isShared?: boolean | undefined;
}

const start = (
  environment: Environment,
  {
    build = process.cwd(),
    cwd = build,
    files,
    ignoresFileLimit = false,
    isShared = false,
  }: StartOptions = {},
): ChildProcess => {
  const program = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    resolve(build, 'dist/site/main.js'),
  ];
  // The shell becomes the site: a signal reaches it.
  const limited = ['/bin/sh', '-c', `ulimit -n ${files} && exec "$@"`, 'sh', ...program];
  const ignoring = ['/bin/sh', '-c', 'trap "" XFSZ && exec "$@"', 'sh', ...program];
  // The shell reads from a pipe that is closed when this process ends.
  const shared = ['/bin/sh', '-c', '"$@" & read -r _; kill $!; wait', 'sh', ...program];
  const [command = '', ...words] = isShared
    ? shared
    : ignoresFileLimit
      ? ignoring
      : files === undefined
        ? program
        : limited;
  return spawn(command, words, {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_PORT: 'off',
      WARM_UP: 'off',
      PICTURE_EFFORT: 'fast',
      // On a busy machine a page, and the demo's own content service, can take longer than a visitor should wait.
      CONTENT_BUDGET_MS: '20000',
      CONTENT_TIMEOUT_MS: '20000',
      LOG_FORMAT: 'json',
      NODE_COMPILE_CACHE: resolve(build, 'dist/compiled'),
      ...environment,
    },
    stdio: [isShared ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
};

/**
 * Starts the site as a process of its own on a free port: the bundle that `npm start` runs, with its compiled code. From
 * the sources each start would take twice the CPU.
 */
export const runSite = async (
  environment: Environment = {},
  options: Pick<StartOptions, 'build' | 'files' | 'ignoresFileLimit' | 'isShared'> = {},
): Promise<Site> => {
  const child = start(environment, options);
  const log: Site['log'] = [];
  const noise: string[] = [];
  child.stderr?.on('data', (chunk) => noise.push(String(chunk)));
  let adminUrl: string | undefined;
  const url = await new Promise<string>((started, reject) => {
    let rest = '';
    child.stdout?.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const entry = line.startsWith('{') ? JSON.parse(line) : undefined;
        if (entry?.event === 'started') {
          adminUrl = entry.adminUrl?.replace('localhost', '127.0.0.1');
          started(entry.url.replace('localhost', '127.0.0.1'));
        } else if (entry) log.push(entry);
        else if (line !== '') noise.push(line);
      }
    });
    child.once('exit', () => reject(new Error(`The site did not start: ${noise.join('')}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    url,
    adminUrl,
    pid: child.pid,
    log,
    noise,
    stop: () => end('SIGTERM').then(() => child.exitCode),
    kill: () => end('SIGKILL'),
  };
};

/** Runs the site until it ends by itself; for starts that must fail. Demo content is looked for in `folder`. */
export const runToEnd = async (
  environment: Environment,
  folder?: string,
): Promise<{ code: number | null; stderr: string }> => {
  const child = start(environment, { ...(folder && { cwd: folder }) });
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr += chunk));
  const [code] = await once(child, 'exit');
  return { code, stderr };
};
