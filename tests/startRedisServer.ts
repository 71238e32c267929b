import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.ts';

/** Whether there is a Redis to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  port: number;
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A Redis on a port of its own with nothing in it, that keeps nothing on disk; it can be stopped and started again.
 *
 * @param password what it asks for; without it, it asks for none.
 */
export async function startRedisServer(password?: string): Promise<RedisServer> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  if (password) words.push('--requirepass', password);
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const started = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', () => reject(new Error('Redis ended before it was ready')));
      started.stdout?.on('data', (text) => /ready to accept connections/i.test(String(text)) && resolve());
    });
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
