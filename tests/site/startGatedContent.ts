import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { CONTENT_DIRECTORY, KEY, MEDIA_DIRECTORY } from '../demo/services/content/startFixture.ts';

export interface GatedContent {
  url: string;
  /** What `CONTENT_KEY` must be. */
  key: string;
  /** `down` hangs up on every call, `hung` never answers; `up` answers each after `delayMs`. */
  state: 'up' | 'down' | 'hung';
  delayMs: number;
  /** Calls so far that matched a pattern. */
  asked(pattern: RegExp): number;
  /** How many pages were looked up at the same time at most. */
  mostLookups(): number;
  close(): Promise<void>;
}

/** A small content as a service that can be down, slow or hang. */
export async function startGatedContent(): Promise<GatedContent> {
  const directories = { contentDirectory: CONTENT_DIRECTORY, mediaDirectory: MEDIA_DIRECTORY };
  const service = await startContentService({ ...directories, key: KEY, watch: false });
  const { hostname, port } = new URL(service.url);
  const paths: string[] = [];
  let lookups = 0;
  let mostLookups = 0;
  const server = createServer(async (question, answer) => {
    const { method, url: path = '/', headers } = question;
    paths.push(path);
    if (content.state === 'down') return void question.socket.destroy();
    if (content.state === 'hung') return;
    // Every page begins with its address; that of home is what /readyz asks for, too.
    if (/\/router\/translate-path\?path=\/./.test(path)) {
      lookups++;
      mostLookups = Math.max(mostLookups, lookups);
      answer.once('close', () => lookups--);
    }
    await sleep(content.delayMs);
    const call = request({ hostname, port, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    question.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  const { port: ours } = server.address() as AddressInfo;
  const content: GatedContent = {
    url: `http://127.0.0.1:${ours}`,
    key: KEY,
    state: 'up',
    delayMs: 0,
    asked: (pattern) => paths.filter((path) => pattern.test(path)).length,
    mostLookups: () => mostLookups,
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
  return content;
}
