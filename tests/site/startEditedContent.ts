import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startContentService } from '../../demo/services/content/startContentService.ts';

export interface EditedContent {
  url: string;
  /** What `CONTENT_KEY` must be. */
  key: string;
  /** Addresses that were asked for so far, in order; empty it at will. */
  asked: string[];
  /** Writes one text instead of another from now on, wherever it stands. */
  edit(before: string, after: string): void;
  close(): Promise<void>;
}

/** The demo content as a service that counts its calls and in which an editor can change a text. */
export async function startEditedContent(): Promise<EditedContent> {
  const key = 'key';
  const directories = { contentDirectory: 'demo/content', mediaDirectory: 'demo/media' };
  const service = await startContentService({ ...directories, key, watch: false });
  const { hostname, port } = new URL(service.url);
  const asked: string[] = [];
  let edited = (body: string): string => body;
  const server = createServer((question, answer) => {
    const { method, url: path = '/', headers } = question;
    asked.push(path);
    const call = request({ hostname, port, path, method, headers }, async (given) => {
      const body = edited(await text(given));
      answer.writeHead(given.statusCode ?? 502, { 'Content-Type': given.headers['content-type'] ?? '' });
      answer.end(body);
    });
    question.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  const { port: ours } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${ours}`,
    key,
    asked,
    edit(before, after) {
      edited = (body) => body.replaceAll(before, after);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}
