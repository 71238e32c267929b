import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askFrom } from './askFrom.ts';
import { runSite, type Site } from './runSite.ts';
import { type FileService, startFileService } from './startFileService.ts';

const FILES = '/sites/default/files';
const VISITOR = '127.0.0.77';
/** More than the kernel takes for a connection whose reader does not read. */
const VIDEO = randomBytes(16 * 1024 * 1024);

let folder: string;
let content: FileService;
let site: Site;

const facts = { 'Content-Type': 'video/mp4', 'Content-Length': VIDEO.length, ETag: '"film-1"' };

function sendVideo(request: IncomingMessage, response: ServerResponse): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined) return void response.writeHead(200, facts).end(VIDEO);
  const part = VIDEO.subarray(Number(start), end ? Number(end) + 1 : VIDEO.length);
  response.writeHead(206, {
    ...facts,
    'Content-Length': part.length,
    'Content-Range': `bytes ${start}-${Number(start) + part.length - 1}/${VIDEO.length}`,
  });
  response.end(part);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-readers-'));
  content = await startFileService();
  for (const name of ['one.mp4', 'two.mp4']) content.serve(`${FILES}/${name}`, sendVideo);
  site = await runSite({ CONTENT_URL: content.url, CACHE_DIRECTORY: folder, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await site.kill();
  await content.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  content.asked.length = 0;
});

/** Asks for a film and reads nothing of the answer's body. */
async function openUnread(address: string, name: string): Promise<IncomingMessage> {
  const answer = await askFrom(address, `${site.url}/films${FILES}/${name}`).answer;
  answer.pause();
  return answer;
}

describe('clients that do not read a video', () => {
  it('thirty: one upstream request, aborted; another client gets the whole video', async () => {
    const stalled = await Promise.all(
      Array.from({ length: 30 }, (_, index) => openUnread(`127.0.1.${1 + (index % 10)}`, 'one.mp4')),
    );
    expect(new Set(stalled.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await expect.poll(() => content.open(), { timeout: 15_000 }).toBe(0);
    expect(content.asked).toEqual([`GET ${FILES}/one.mp4`]);
    const visit = await askFrom(VISITOR, `${site.url}/films${FILES}/one.mp4`).answer;
    expect((await buffer(visit)).equals(VIDEO)).toBe(true);
    expect(content.asked).toHaveLength(1);
    for (const answer of stalled) answer.destroy();
  });

  it('the seventeenth of an address: 503 with Retry-After; another address: 200', async () => {
    const stalled = await Promise.all(Array.from({ length: 16 }, () => openUnread('127.0.2.1', 'one.mp4')));
    const refused = await openUnread('127.0.2.1', 'one.mp4');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    const other = await openUnread('127.0.2.2', 'one.mp4');
    expect(other.statusCode).toBe(200);
    for (const answer of [...stalled, refused, other]) answer.destroy();
    const again = async () => {
      const answer = await askFrom('127.0.2.1', `${site.url}/films${FILES}/one.mp4`, { method: 'HEAD' })
        .answer;
      return answer.statusCode;
    };
    await expect.poll(again).toBe(200);
  });
});

describe('an uncached video', () => {
  it('is sent while it downloads; a range of its end is passed through', async () => {
    const half = VIDEO.length / 2;
    let sendRest = (): void => undefined;
    content.serve(`${FILES}/slow.mp4`, (request, response) => {
      if (request.headers.range) return sendVideo(request, response);
      response.writeHead(200, facts).write(VIDEO.subarray(0, half));
      sendRest = () => response.end(VIDEO.subarray(half));
    });
    const url = `${site.url}/films${FILES}/slow.mp4`;
    const first = await askFrom(VISITOR, url).answer;
    const pieces: Buffer[] = [];
    first.on('data', (piece: Buffer) => pieces.push(piece));
    await expect.poll(() => pieces.length).toBeGreaterThan(0);

    const tail = `bytes=${VIDEO.length - 1000}-`;
    const end = await askFrom(VISITOR, url, { headers: { Range: tail } }).answer;
    expect([end.statusCode, (await buffer(end)).equals(VIDEO.subarray(-1000))]).toEqual([206, true]);

    sendRest();
    await once(first, 'end');
    expect(Buffer.concat(pieces).equals(VIDEO)).toBe(true);
    expect(content.asked).toHaveLength(2);
  });
});
