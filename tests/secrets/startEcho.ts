import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How it answers: as the service behind it, or with an error that repeats all it was told. */
export type Manner = 'well' | 'json' | 'html' | 'problem';

export interface Echo {
  url: string;
  port: number;
  /** All it was told so far. */
  heard(): string;
  answer(manner: Manner): void;
  close(): Promise<void>;
}

const repeat = (answer: ServerResponse, manner: Exclude<Manner, 'well'>, told: string): void => {
  const isHtml = manner === 'html';
  answer.writeHead(manner === 'html' ? 200 : manner === 'problem' ? 403 : 500, {
    'Content-Type': isHtml ? 'text/html' : 'application/vnd.api+json',
    // As a header too: some proxies do.
    'X-Told': encodeURIComponent(told).slice(0, 4000),
  });
  const error = { title: told, detail: told, message: told, error: told, error_description: told };
  answer.end(isHtml ? `<h1>${told}</h1>` : JSON.stringify({ ...error, errors: [error] }));
};

/** An outside service that repeats the secrets it was sent. @param behind who answers while all is well. */
export async function startEcho(behind?: string): Promise<Echo> {
  let manner: Manner = behind ? 'well' : 'json';
  let heard = '';
  const server = createServer(async (asked, answer) => {
    const { method, url: path = '/', headers } = asked;
    const told = `${method} ${path} ${JSON.stringify(headers)} ${await text(asked)}`;
    heard += told;
    if (manner !== 'well' || !behind) return repeat(answer, manner === 'well' ? 'json' : manner, told);
    const { hostname, port } = new URL(behind);
    request({ hostname, port, path, method, headers, agent: false }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    heard: () => heard,
    answer(next) {
      manner = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
