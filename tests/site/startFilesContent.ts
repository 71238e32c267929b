import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startContentService } from '../../demo/services/content/startContentService.ts';

export const FILES = '/sites/default/files/';

/** A JSON:API document, as far as tests change it. */
export interface Answer {
  data: Resource;
  included: Resource[];
}

export interface Resource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships: Record<string, { data: unknown }>;
}

type Send = (request: IncomingMessage, response: ServerResponse) => void;

export interface FilesContent {
  url: string;
  key: string;
  /** Files by their name as it is on disk; a request is decoded once, as web servers do. */
  files: Map<string, Send>;
  /** Requests for files so far, as `GET /path`. */
  asked: string[];
  close(): Promise<void>;
}

/** The demo content as a service that has files of any name, and whose pages a test may change. */
export async function startFilesContent(
  change: (page: Answer, origin: string) => void,
): Promise<FilesContent> {
  const key = 'key';
  const directories = { contentDirectory: 'demo/content', mediaDirectory: 'demo/media' };
  const service = await startContentService({ ...directories, key, watch: false });
  const { hostname, port } = new URL(service.url);
  const files = new Map<string, Send>();
  const asked: string[] = [];
  let origin = '';
  const server = createServer((question, answer) => {
    const { method, url: path = '/', headers } = question;
    if (path.startsWith(FILES)) {
      asked.push(`${method} ${path}`);
      const send = files.get(decodeURIComponent(path.slice(FILES.length)));
      if (send) return send(question, answer);
    }
    const call = request({ hostname, port, path, method, headers }, async (given) => {
      const type = given.headers['content-type'] ?? '';
      answer.writeHead(given.statusCode ?? 502, { 'Content-Type': type });
      if (!/^(\/[a-z-]+)?\/jsonapi\/node\/\w+\/[\w-]+/.test(path)) return given.pipe(answer);
      const page = JSON.parse(await text(given));
      change(page, origin);
      return answer.end(JSON.stringify(page));
    });
    question.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    key,
    files,
    asked,
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}
