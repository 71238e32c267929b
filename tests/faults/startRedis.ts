import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { startRedisDouble } from './redisDouble.ts';

export interface TestRedis {
  /** Who answers. */
  kind: 'redis-server' | 'a double, since there is no redis-server on PATH';
  port: number;
  close(): Promise<void>;
}

/**
 * The Redis of this machine with nothing in it, or what stands in for it.
 *
 * @param password what it asks for; without it, it asks for none.
 */
export async function startRedis(password?: string): Promise<TestRedis> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  if (password) words.push('--requirepass', password);
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const isThere = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve(true));
    child.once('exit', () => resolve(false));
  });
  if (!isThere) {
    return { kind: 'a double, since there is no redis-server on PATH', ...(await startRedisDouble()) };
  }
  return {
    kind: 'redis-server',
    port,
    async close() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  // A server that listens on TCP has an address with a port.
  return typeof address === 'object' && address ? address.port : 0;
}
