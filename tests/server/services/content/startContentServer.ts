import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server says to one question; without a type it is JSON:API. */
export interface CannedAnswer {
  status?: number;
  type?: string;
  body: string | object;
  /** Hangs up in the middle of the body. */
  broken?: boolean;
  /** Never answers. */
  silent?: boolean;
}

export interface ContentServer {
  url: string;
  /** Path and query of each question, decoded. */
  asked: string[];
  headers: IncomingMessage['headers'][];
  stop: () => Promise<void>;
}

const HTML_404: CannedAnswer = { status: 404, type: 'text/html', body: '<h1>Not found</h1>' };

/** A content service on loopback that answers what it is told; every path it does not know is an HTML 404. */
export async function startContentServer(
  answer: (question: string) => CannedAnswer | undefined,
): Promise<ContentServer> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const question = decodeURIComponent(request.url ?? '');
    asked.push(question);
    headers.push(request.headers);
    const { status = 200, type, body, broken, silent } = answer(question) ?? HTML_404;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (silent) return;
    response.writeHead(status, {
      'content-type': type ?? 'application/vnd.api+json',
      ...(status >= 300 && status < 400 && { location: text }),
      ...(broken && { 'content-length': text.length + 10 }),
    });
    if (broken) response.write(text, () => response.destroy());
    else response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    headers,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
