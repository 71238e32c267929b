import { spawn, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** Whether there is a Redis to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // A TCP server has an address object, never a pipe name.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface RedisServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis on a port of its own that keeps nothing on disk; it can be stopped and started again. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve) => {
      started.stdout?.on('data', (text) => /ready to accept connections/i.test(String(text)) && resolve());
    });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: () =>
      new Promise((resolve) => {
        child?.once('exit', () => resolve());
        child?.kill('SIGKILL');
      }),
  };
}
