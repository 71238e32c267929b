import { expect, it } from 'vitest';
import { dismissOutdatedBrowsers } from '../../../server/http/devAssets.ts';
import { listen } from '../loopback.ts';

/** What a browser sees of its web socket. Who is left to Vite is refused here. */
async function connect(token: string): Promise<string[]> {
  const { origin, server } = await listen(() => undefined);
  server.on('upgrade', (request, socket) => {
    if (request.url === '/?token=current') socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  dismissOutdatedBrowsers(server, 'current');
  const seen: string[] = [];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  for (const event of ['open', 'message', 'error']) socket.addEventListener(event, () => seen.push(event));
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  return seen;
}

it('accepts a browser of an earlier server and closes the socket, without a log line', async () => {
  expect(await connect('of-the-server-before')).toEqual(['open']);
});

it("leaves its own server's browsers to Vite", async () => {
  expect(await connect('current')).toEqual(['error']);
});
