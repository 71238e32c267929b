import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, startContentSite } from './contentSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

const PROMPT_MS = 2000;

let run: ContentSite;
beforeAll(async () => {
  run = await startContentSite();
});
afterAll(() => run.stop());

const CACHED = '/fr';
/** A page for each fault that nobody has asked for before. */
const UNSEEN = {
  down: '/de/katamarane/estran-42',
  truncated: '/de/katamarane/estran-45-s',
  html: '/de/katamarane/estran-46',
  '500': '/de/katamarane/estran-50',
  reset: '/de/katamarane/estran-52',
} as const;

describe('the content service', () => {
  it.each(['down', 'truncated', 'html', '500', 'reset'] as const)(
    '%s: cached pages are served, others get 503 promptly, all are served once it is back',
    async (fault) => {
      const { content, site, waitForRecovery } = run;
      await visit(site.url + CACHED);
      await content.fail(fault);
      const kept = await visit(site.url + CACHED);
      const refused = await visit(site.url + UNSEEN[fault]);
      await content.recover();
      const seconds = await waitForRecovery(UNSEEN[fault]);
      tell(
        `content ${fault}`,
        `cached page ${kept.status} in ${kept.ms} ms; unseen page ${refused.status} in ${refused.ms} ms, ` +
          `Retry-After ${refused.retryAfter}, ${content.calls()} calls; there ${seconds} s after the fault`,
      );
      expect(kept.status).toBe(200);
      expect([refused.status, refused.retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(refused.ms).toBeLessThan(PROMPT_MS);
    },
  );

  it('answers in the wrong language: no page shows them', async () => {
    const { content, site } = run;
    await content.fail('wrong locale');
    const { status, html } = await visit(`${site.url}/de/katamarane/estran-60`);
    await content.recover();
    tell('content wrong locale', `page ${status}, in ${/<html lang="(\w+)/.exec(html)?.[1]}`);
    expect(status).toBe(404);
    expect(html).toContain('<html lang="de');
  });

  it('down for long: no calls after five failures; its return is noticed', async () => {
    const { content, site, events, waitForRecovery } = run;
    await content.fail('down');
    const times: number[] = [];
    const askAnother = async () => {
      const { status, ms } = await visit(`${site.url}/nowhere-${times.length}`);
      expect(status).toBe(503);
      times.push(ms);
      return events('upstream-circuit-open');
    };
    await expect.poll(askAnother, { interval: 100, timeout: 5000 }).toBe(1);
    await content.fail('hung');
    expect((await visit(`${site.url}/nowhere`)).status).toBe(503);
    const callsAtRest = content.calls();
    await content.recover();
    const seconds = await waitForRecovery('/the-yard');
    tell(
      'content down for long',
      `${times.length} pages refused until it rested, the slowest in ${Math.max(...times)} ms; ` +
        `${callsAtRest} calls while it rested; there ${seconds} s after the fault`,
    );
    expect(callsAtRest).toBe(0);
    expect(Math.max(...times)).toBeLessThan(PROMPT_MS);
    await expect.poll(() => events('upstream-circuit-closed')).toBe(1);
    expect(events('upstream-circuit-open')).toBe(1);
  });
});
