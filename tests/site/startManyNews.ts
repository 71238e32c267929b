import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startContentService } from '../../demo/services/content/startContentService.ts';

interface Resource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
}

export interface ManyNews {
  url: string;
  /** What `CONTENT_KEY` must be. */
  key: string;
  /** Addresses asked for so far, in order; empty it at will. */
  asked: string[];
  /** Changes the title and heading of a made-up news. */
  rename(number: number, heading: string): void;
  /** Unpublishes or deletes a made-up news: no list has it any more. */
  remove(number: number): void;
  /** Answers 503 from now on, or no longer. */
  setDown(isDown: boolean): void;
  /** How long each answer takes from now on (ms). */
  setDelay(ms: number): void;
  close(): Promise<void>;
}

const PAGE_SIZE = 50;
const FIRST_NUMBER = 50_000;

/** Number of the node in the content service. */
export const nodeNumber = (number: number): number => FIRST_NUMBER + number;

/**
 * The demo content with many more news, made of a real one, as a Drupal lists them: fifty to a page, filtered by number.
 * Only the lists have them.
 */
export async function startManyNews(count: number): Promise<ManyNews> {
  const key = 'key';
  const directories = { contentDirectory: 'demo/content', mediaDirectory: 'demo/media' };
  const service = await startContentService({ ...directories, key, watch: false });
  const asked: string[] = [];
  const headings = new Map<number, string>();
  const removed = new Set<number>();
  let isDown = false;
  let delayMs = 0;

  const pass = (path: string, request: IncomingMessage): Promise<Response> =>
    fetch(`${service.url}${path}`, {
      method: request.method ?? 'GET',
      headers: { 'api-key': key, accept: request.headers.accept ?? '*/*' },
    });

  const made = (model: Resource, number: number): Resource => {
    const heading = headings.get(number) ?? `News number ${number}`;
    return {
      ...model,
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      attributes: {
        ...model.attributes,
        title: heading,
        ...(model.attributes.field_heading !== undefined && { field_heading: heading }),
        drupal_internal__nid: nodeNumber(number),
        path: { alias: `/news/article/number-${number}`, langcode: model.attributes.langcode },
        created: '2020-01-01T10:00:00+00:00',
        changed: '2020-01-01T10:00:00+00:00',
      },
    };
  };

  const listed = async (url: URL, request: IncomingMessage) => {
    const offset = Number(url.searchParams.get('page[offset]') ?? 0);
    const wanted = url.searchParams.get('filter[drupal_internal__nid]');
    const own = new URL(url);
    own.searchParams.delete('page[offset]');
    const document = await (await pass(`${own.pathname}${own.search}`, request)).json();
    const plain = new URL(own);
    plain.searchParams.delete('filter[drupal_internal__nid]');
    const { data: models, included } = await (await pass(`${plain.pathname}${plain.search}`, request)).json();
    const numbers = Array.from({ length: count }, (_none, number) => number).filter(
      (number) => !removed.has(number) && (!wanted || String(nodeNumber(number)) === wanted),
    );
    const all: Resource[] = [...document.data, ...numbers.map((number) => made(models[0], number))];
    const next = new URL(url);
    next.searchParams.set('page[offset]', String(offset + PAGE_SIZE));
    return {
      ...document,
      data: all.slice(offset, offset + PAGE_SIZE),
      included: included ?? [],
      links: {
        self: { href: url.href },
        ...(offset + PAGE_SIZE < all.length && { next: { href: next.href } }),
      },
    };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    asked.push(path);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isDown) return void response.writeHead(503).end();
    const url = new URL(path, 'http://content.example');
    if (/\/jsonapi\/node\/news$/.test(url.pathname)) {
      response.writeHead(200, { 'Content-Type': 'application/vnd.api+json' });
      return void response.end(JSON.stringify(await listed(url, request)));
    }
    const given = await pass(path, request);
    response.writeHead(given.status, { 'Content-Type': given.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await given.arrayBuffer()));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    asked,
    rename: (number, heading) => void headings.set(number, heading),
    remove: (number) => void removed.add(number),
    setDown: (next) => {
      isDown = next;
    },
    setDelay: (ms) => {
      delayMs = ms;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}
