import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gracefulShutdown } from '../../../server/http/gracefulShutdown.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

async function start(handler: RequestListener, timeoutMs = 60_000) {
  const { log, line } = memoryLog();
  const closed: string[] = [];
  const { origin, server } = await listen(handler);
  const graceful = gracefulShutdown(server, {
    timeoutMs,
    log,
    onClose: async () => void closed.push('closed'),
  });
  return { origin, graceful, line, closed };
}

describe('gracefulShutdown', () => {
  it('finishes the running request, refuses new connections, then closes the resources', async () => {
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { origin, graceful, closed } = await start(async (_request, response) => {
      arrived.resolve();
      await gate.promise;
      response.end('finished');
    });
    const running = ask(origin, '/');
    await arrived.promise;
    expect(graceful.isClosing()).toBe(false);
    const done = graceful.shutdown();
    expect([graceful.isClosing(), closed]).toEqual([true, []]);
    await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED');
    gate.resolve();
    expect((await running).body.toString()).toBe('finished');
    expect([await done, closed]).toEqual([true, ['closed']]);
  });

  it('closes idle keep-alive connections at once, also after a busy one becomes idle', async () => {
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { origin, graceful } = await start(async (request, response) => {
      if (request.url === '/slow') {
        arrived.resolve();
        await gate.promise;
      }
      response.end('hello');
    });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const keep = (path: string): Promise<void> =>
      new Promise((resolve, reject) => {
        get(`${origin}${path}`, { agent }, (response) => response.resume().once('end', resolve)).on(
          'error',
          reject,
        );
      });
    const slow = keep('/slow');
    await keep('/idle');
    await arrived.promise;
    const done = graceful.shutdown();
    gate.resolve();
    await slow;
    expect(await done).toBe(true);
  });

  it('ends web sockets instead of waiting for them', async () => {
    const { log } = memoryLog();
    const { origin, server } = await listen(() => undefined);
    const sockets = new Set<Duplex>();
    server.on('upgrade', (_request, socket) => {
      sockets.add(socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n');
    });
    const upgrade = get(origin, { headers: { connection: 'Upgrade', upgrade: 'test' } });
    const [, socket] = await once(upgrade, 'upgrade');
    const listening: boolean[] = [];
    const { shutdown } = gracefulShutdown(server, {
      timeoutMs: 60_000,
      log,
      onClosing: () => {
        listening.push(server.listening);
        for (const one of sockets) one.destroy();
      },
      onClose: async () => undefined,
    });
    const ended = once(socket.resume(), 'close');
    expect(await shutdown()).toBe(true);
    await ended;
    expect(listening).toEqual([false]);
  });

  it('called twice: closes once', async () => {
    const { graceful, closed } = await start(() => undefined);
    expect(await Promise.all([graceful.shutdown(), graceful.shutdown()])).toEqual([true, true]);
    expect(closed).toEqual(['closed']);
  });

  it('timeout: aborts running requests and logs it', async () => {
    const arrived = Promise.withResolvers<void>();
    const { origin, graceful, line, closed } = await start(() => arrived.resolve(), 20);
    const running = expect(ask(origin, '/')).rejects.toThrow();
    await arrived.promise;
    expect([await graceful.shutdown(), closed]).toEqual([false, ['closed']]);
    expect(await line('shutdown-forced')).toMatchObject({ level: 'warn' });
    await running;
  });
});

/** A process that serves, and that closes after its first answer only if asked to. */
const PROGRAM = `
import { createServer } from 'node:http';
import { gracefulShutdown, onSignals } from '${new URL('../../../server/http/gracefulShutdown.ts', import.meta.url)}';
import { createLogger } from '${new URL('../../../server/observability/log.ts', import.meta.url)}';
const server = createServer(() => process.stdout.write('busy\\n'));
const log = createLogger({ level: 'silent', format: 'json' });
const onClose = async () => process.stdout.write('closed\\n');
onSignals(gracefulShutdown(server, { timeoutMs: 60_000, log, onClose }).shutdown, log);
server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
`;

function startProcess() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const words: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => words.push(...text.trim().split('\n')));
  const said = async (): Promise<string> => {
    await once(child.stdout, 'data');
    return words.at(-1) ?? '';
  };
  return { child, said, words, ended: once(child, 'exit') };
}

describe('gracefulShutdown on a signal', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s: exit code 0', async (signal) => {
    const { child, said, words, ended } = startProcess();
    await said();
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(words.at(-1)).toBe('closed');
  });

  it('a second signal ends the process at once, with a request running', async () => {
    const { child, said, ended } = startProcess();
    const port = await said();
    get(`http://127.0.0.1:${port}/`).on('error', () => undefined);
    await said();
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
  });
});
