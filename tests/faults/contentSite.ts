import { expect } from 'vitest';
import { runSite, type Site } from '../site/runSite.ts';
import { startUnreliableContent, type UnreliableContent } from './unreliableContent.ts';
import { visit } from './visit.ts';

/** A service rests for ten seconds at a time. */
const BACK_MS = 15_000;

export interface ContentSite {
  content: UnreliableContent;
  site: Site;
  /** How many lines of the log tell of an event. */
  events(name: string): number;
  /** Visits a page until it is there. @returns how long that took, in seconds. */
  waitForRecovery(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** The site on a content service that fails as it is told. */
export async function startContentSite(environment: Record<string, string> = {}): Promise<ContentSite> {
  const content = await startUnreliableContent();
  const site = await runSite({
    CONTENT_URL: content.url,
    CONTENT_KEY: content.key,
    // As without the variables: how soon visitors are answered is measured.
    CONTENT_BUDGET_MS: '',
    CONTENT_TIMEOUT_MS: '',
    ...environment,
  });
  return {
    content,
    site,
    events: (name) => site.log.filter(({ event }) => event === name).length,
    async waitForRecovery(path) {
      const start = performance.now();
      const status = async () => (await visit(site.url + path)).status;
      await expect.poll(status, { timeout: BACK_MS, interval: 250 }).toBe(200);
      return ((performance.now() - start) / 1000).toFixed(1);
    },
    async stop() {
      await site.stop();
      await content.close();
    },
  };
}
