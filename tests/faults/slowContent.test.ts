import { expect, it, onTestFinished } from 'vitest';
import { startContentSite } from './contentSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

const PROMPT_MS = 2000;

it('content service silent for ten seconds: every visitor is answered within two', async () => {
  const { content, site, waitForRecovery, stop } = await startContentSite();
  onTestFinished(stop);
  await visit(`${site.url}/fr`);
  await content.fail('hung');
  const kept = await visit(`${site.url}/fr`);
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() - start < 10_000) {
    const { status, ms, retryAfter } = await visit(`${site.url}/nowhere-${times.length}`);
    expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    times.push(ms);
  }
  const calls = content.calls();
  await content.recover();
  const seconds = await waitForRecovery('/de/katamarane/estran-42');
  tell(
    'content slow (10 s)',
    `cached page ${kept.status} in ${kept.ms} ms; ${times.length} unseen pages 503, the slowest in ` +
      `${Math.max(...times)} ms; ${calls} calls; there ${seconds} s after the fault`,
  );
  expect(kept.status).toBe(200);
  expect(Math.max(...times)).toBeLessThan(PROMPT_MS);
});
