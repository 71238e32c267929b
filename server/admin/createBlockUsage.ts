import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { BlockType } from '../../schemas/index.ts';
import { runRequest } from '../observability/requestContext.ts';
import { crawlPages } from '../pages/check/crawlPages.ts';
import type { PageServices } from '../pages/PageBuilder.ts';

const FRESH_MS = 5 * 60_000;
/** After a failure, calls within this time return the failure without a new count. */
const PAUSE_MS = 10_000;

export type UsageNow = { state: 'counting' } | { state: 'failed' } | { state: 'known'; usage: BlockUsage };

/**
 * Where blocks are used: counted in the background on the first call, and anew on a call more than five minutes after
 * that. Until a count is complete, the previous one is returned.
 */
export function createBlockUsage(load: () => Promise<BlockUsage>, log: Logger): () => UsageNow {
  let now: UsageNow = { state: 'counting' };
  let freshUntil = 0;
  let isCounting = false;

  const count = async (): Promise<void> => {
    isCounting = true;
    try {
      now = { state: 'known', usage: await load() };
      freshUntil = Date.now() + FRESH_MS;
    } catch (error) {
      log.warn({ event: 'usage-failed', err: error }, 'Where blocks are used could not be counted');
      if (now.state === 'counting') now = { state: 'failed' };
      freshUntil = Date.now() + PAUSE_MS;
    }
    isCounting = false;
  };

  return () => {
    if (!isCounting && Date.now() > freshUntil) {
      if (now.state === 'failed') now = { state: 'counting' };
      void count();
    }
    return now;
  };
}

/**
 * Reads every page in every language and notes its blocks. What is wrong with a page is the business of
 * `npm run content:check`.
 *
 * @throws UpstreamError when the list of pages cannot be had.
 */
export function loadBlockUsage(
  { content, siteUrl, brand }: Pick<PageServices, 'content' | 'siteUrl' | 'brand'>,
  log: Logger,
): Promise<BlockUsage> {
  const id = randomUUID();
  // A request of its own: it outlives the one that asks for it, and its lines are not of that one.
  const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
  const context = { id, log: log.child({ requestId: id }), upstream };
  return runRequest(context, async () => {
    const usage = new Map<BlockType, Alternate[]>();
    await crawlPages(() => content, {
      locales: LOCALE_CODES,
      site: { siteUrl, brand },
      report: () => undefined,
      onPage: ({ row: { locale, path }, result }) => {
        if (result.type !== 'page' || path === undefined) return;
        for (const type of new Set(result.blocks.map((block) => block.type))) {
          usage.set(type, [...(usage.get(type) ?? []), { locale, path }]);
        }
      },
    });
    return usage;
  });
}

/** The pages each block type stands on, each named once; a type that stands nowhere has no entry. */
export type BlockUsage = ReadonlyMap<BlockType, readonly Alternate[]>;
