import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FileService {
  url: string;
  /** Requests so far, as `GET /path`. */
  asked: string[];
  /** Answers that are on their way at this moment. */
  open(): number;
  /** Answers under a path from now on. */
  serve(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A content service that has files and nothing else. */
export async function startFileService(): Promise<FileService> {
  const asked: string[] = [];
  const answers = new Map<string, Parameters<FileService['serve']>[1]>();
  let open = 0;
  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    asked.push(`${method} ${url}`);
    open++;
    response.once('close', () => open--);
    const answer = answers.get(url);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A TCP server has an address object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    open: () => open,
    serve: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
