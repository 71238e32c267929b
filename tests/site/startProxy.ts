import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../freePort.ts';

export interface ReverseProxy {
  url: string;
  /** Origins of the processes behind it, asked in turn. */
  behind: string[];
  close(): void;
}

/**
 * A reverse proxy as operators have one: keeps connections open, and passes a request to the next process where no
 * byte of an answer came; one that may have been read, and is no GET, never a second time.
 */
export async function startProxy(behind: string[]): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const pass = (asked: IncomingMessage, body: Buffer, response: ServerResponse, rest: string[]): void => {
    const [origin, ...others] = rest;
    const passed = request(`${origin}${asked.url}`, { agent, method: asked.method, headers: asked.headers });
    passed.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    passed.once('error', (error: NodeJS.ErrnoException) => {
      const mayRepeat = asked.method === 'GET' || error.code === 'ECONNREFUSED';
      if (mayRepeat && others.length > 0 && !response.headersSent) pass(asked, body, response, others);
      else response.writeHead(502).end(String(error));
    });
    passed.end(body);
  };

  const server = createServer((asked, response) => {
    const first = turn++ % behind.length;
    const inTurn = [...behind.slice(first), ...behind.slice(0, first)];
    void buffer(asked).then((body) => pass(asked, body, response, inTurn));
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${port}`,
    behind,
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
