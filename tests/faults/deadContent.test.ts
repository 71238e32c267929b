import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startContentSite } from './contentSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

const MINUTES = 10;
const PROMPT_MS = 2000;
const CACHED = ['/fr', '/the-yard', '/news', '/boats/estran-42', '/de', '/dealers'];

it('content service down for ten minutes: cached pages are served, others get 503 promptly', async () => {
  const clock = pathToFileURL('tests/faults/moveClock.ts').href;
  const { content, site, waitForRecovery, stop } = await startContentSite({
    NODE_OPTIONS: `--import ${clock}`,
  });
  onTestFinished(stop);
  for (const path of CACHED) await visit(site.url + path);
  const pid = Number(site.log.find(({ event }) => event === 'request')?.pid);
  const begun = Date.now();
  await content.fail('down');
  const answers = { kept: 0, failed: 0, refused: 0, slowest: 0, slowestCached: 0 };
  for (let minute = 1; minute <= MINUTES; minute++) {
    process.kill(pid, 'SIGUSR2');
    for (const path of CACHED) {
      const { status, ms } = await visit(site.url + path);
      answers[status === 200 ? 'kept' : 'failed']++;
      answers.slowestCached = Math.max(answers.slowestCached, ms);
    }
    const { status, ms, retryAfter } = await visit(`${site.url}/unseen-${minute}`);
    expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    answers.refused++;
    answers.slowest = Math.max(answers.slowest, ms);
    await sleep(200);
  }
  const last = Math.max(...site.log.map(({ time }) => Date.parse(String(time))));
  await content.recover();
  const seconds = await waitForRecovery('/de/katamarane/estran-42');
  tell(
    'content dead for ten minutes (the clock was moved)',
    `${answers.kept} visits to ${CACHED.length} cached pages, ${answers.failed} of them failed, the slowest ` +
      `${answers.slowestCached} ms; ${answers.refused} unseen pages 503 with Retry-After, the slowest ` +
      `${answers.slowest} ms; there ${seconds} s after it came back`,
  );
  expect(last - begun).toBeGreaterThan((MINUTES - 1) * 60_000);
  expect(answers.failed).toBe(0);
  expect(Math.max(answers.slowest, answers.slowestCached)).toBeLessThan(PROMPT_MS);
});
