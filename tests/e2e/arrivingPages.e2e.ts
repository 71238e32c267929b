import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LoopbackService, serveOnLoopback } from '../../demo/services/serveOnLoopback.ts';
import { getLayoutShifts, recordLayoutShifts } from './layoutShifts.ts';
import { NETWORK_PORT, PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

/** Small enough that a block arrives in several, with a frame between two of them. */
const PIECE = 1500;
const PAUSE_MS = 25;

/** The body of a page arrives in pieces, as on a slow network; its fonts do not replace their fallback. */
async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  const still = html.replaceAll('font-display:swap', 'font-display:optional');
  const start = still.indexOf('<main');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(still.slice(0, start));
  for (let at = start; at < still.length; at += PIECE) {
    await sleep(PAUSE_MS);
    response.write(still.slice(at, at + PIECE));
  }
  response.end();
}

let network: LoopbackService;

/** What counts as good (web.dev/articles/cls): the words of a hero may grow by a line that comes later. */
const MAX_SHIFT = 0.1;

// One worker: the address of the network is fixed, since a test has to name where else it asks.
test.describe.configure({ mode: 'default' });
test.use({ elsewhere: [`127.0.0.1:${NETWORK_PORT}`] });

test.beforeAll(async () => {
  network = await serveOnLoopback(async ({ url = '/', headers }, response) => {
    const { accept = '*/*' } = headers;
    const answer = await fetch(`http://127.0.0.1:${PORT}${url}`, { headers: { accept } });
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) return sendInPieces(await answer.text(), response);
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }, NETWORK_PORT);
});
test.afterAll(() => network.close());

for (const path of ['/boats', '/de/katamarane', '/events', '/news', '/boats/estran-45-s', '/how-we-build']) {
  for (const [screen, viewport] of Object.entries(viewports)) {
    test(`${path} (${screen}): next to nothing moves while the page arrives`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      await page.goto(network.url + path);
      const shifts = await getLayoutShifts(page);
      expect(
        shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0),
        shifts.join('\n'),
      ).toBeLessThan(MAX_SHIFT);
    });
  }
}
