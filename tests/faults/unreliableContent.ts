import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startContentService } from '../../demo/services/content/startContentService.ts';

/** How a content service fails; `down` refuses connections, `hung` takes them and says nothing. */
export const FAULTS = ['down', 'hung', 'truncated', 'html', '500', 'reset', 'wrong locale'] as const;
export type Fault = (typeof FAULTS)[number];

export interface UnreliableContent {
  url: string;
  /** What `CONTENT_KEY` must be. */
  key: string;
  /** Calls that came while it was failing. */
  calls(): number;
  fail(fault: Fault): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** The demo content behind a proxy that fails as it is told. */
export async function startUnreliableContent(): Promise<UnreliableContent> {
  const key = 'key';
  const directories = { contentDirectory: 'demo/content', mediaDirectory: 'demo/media' };
  const service = await startContentService({ ...directories, key, watch: false });
  const behind = new URL(service.url);
  let fault: Fault | undefined;
  let calls = 0;

  const pass = (asked: IncomingMessage, answer: ServerResponse, path: string) => {
    const { hostname, port } = behind;
    const call = request({ hostname, port, path, method: asked.method, headers: asked.headers }, (given) => {
      if (fault !== 'truncated') {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      buffer(given).then((body) => {
        answer.writeHead(200, { 'Content-Type': 'application/vnd.api+json' });
        answer.end(body.subarray(0, body.length / 2));
      });
    });
    call.on('error', () => answer.destroy());
    asked.pipe(call);
  };

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (fault) calls++;
    if (fault === 'hung') return;
    if (fault === 'reset') return void asked.socket.resetAndDestroy();
    if (fault === '500') return void answer.writeHead(500, { 'Content-Type': 'application/json' }).end('{}');
    if (fault === 'html') {
      return void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
    }
    pass(asked, answer, fault === 'wrong locale' ? path.replace(/^\/(fr|de|es|it|pt-pt)\//, '/') : path);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  // A TCP server has an address object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${port}`,
    key,
    calls: () => calls,
    async fail(next) {
      calls = 0;
      fault = next;
      if (next === 'down') await shut();
      else if (!server.listening) await listen(port);
    },
    async recover() {
      fault = undefined;
      server.closeAllConnections();
      if (!server.listening) await listen(port);
    },
    async close() {
      if (server.listening) await shut();
      await service.close();
    },
  };
}
