import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { runSite } from './runSite.ts';
import { type GatedContent, startGatedContent } from './startGatedContent.ts';

let content: GatedContent;
beforeAll(async () => {
  content = await startGatedContent();
});
afterAll(() => content.close());

/** So long without a call, also on a busy machine, the site has all that it asks for at its start. */
const QUIET_MS = 3000;

/** The first visit of a page while each call of the content service takes `delayMs`. */
async function visit(budgetMs: string, delayMs: number) {
  // What the site asks at its start is answered at once: an answer meanwhile would restart the visitor's budget.
  content.delayMs = 0;
  const site = await runSite({
    CONTENT_URL: content.url,
    CONTENT_KEY: content.key,
    CONTENT_BUDGET_MS: budgetMs,
  });
  onTestFinished(async () => void (await site.kill()));
  let calls = -1;
  while (calls !== content.asked(/./)) {
    calls = content.asked(/./);
    await sleep(QUIET_MS);
  }
  content.delayMs = delayMs;
  const { status, headers } = await fetch(`${site.url}/`);
  return { status, retryAfter: headers.get('retry-after'), reference: headers.get('x-request-id') };
}

it('calls take 250 ms, budget 10 s: 200', async () => {
  expect(await visit('10000', 250)).toMatchObject({ status: 200 });
});

// The budget is counted in ticks of 100 ms, late ones on a busy machine: a call outlasts many of them.
it('calls take 2 s, budget 300 ms: 503 with Retry-After and a reference', async () => {
  expect(await visit('300', 2000)).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    reference: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});
