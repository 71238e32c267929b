import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Logger } from 'pino';
import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import { toHttpStatus, UpstreamError } from '../../http/errors.ts';
import type { Images } from '../../media/createImages.ts';
import { parseImagePath } from '../../media/parseImagePath.ts';
import { runRequest } from '../../observability/requestContext.ts';
import { signals } from '../../observability/signals.ts';
import { listIndexablePages } from '../../pages/feeds/listIndexablePages.ts';
import type { Content } from '../../services/content/Content.ts';
import type { Circuit } from '../../services/upstream/createCircuitBreaker.ts';
import { backgroundRequest } from '../pages/backgroundRequest.ts';
import type { PageCache } from '../pages/PageCache.ts';
import { createProgressLog, type WarmUpProgress } from './createProgressLog.ts';
import { firstScreenPictures } from './firstScreenPictures.ts';

export interface WarmUpOptions {
  content: Pick<Content, 'pages'>;
  /** Default: all. */
  languages?: readonly Locale[];
  cache: Pick<PageCache, 'fetch'>;
  images: Pick<Images, 'get' | 'isIdle'>;
  /** Circuits of the services that pages need, the content service's first. */
  circuits: readonly [content: Circuit, ...others: Circuit[]];
  log: Logger;
  tuning?: Partial<typeof TUNING>;
}

export interface WarmUp {
  progress(): WarmUpProgress;
  /** Starts nothing more. */
  stop(): void;
}

/** Durations in milliseconds. */
const TUNING = {
  /** Visitors of a new process come first. */
  delayMs: 2000,
  /** Pages built concurrently. */
  atOnce: 2,
  /** Pause between two pages, for visitors. */
  betweenMs: 10,
  /** Number of tries of a page or picture, without those during an open circuit. */
  rounds: 5,
  /** Pause before the second try of what failed; doubled each time, up to a minute. */
  roundPauseMs: 4000,
  logEveryMs: 5000,
};
const MAX_PAUSE_MS = 60_000;
/** Content faults that the summary tells apart. */
const MAX_FAULTS = 5000;
/** How often to check circuits, and whether pictures are idle. */
const LOOK_MS = 250;

/**
 * Builds every page of the sitemaps once, slowly, with the pictures of its first screen; except contact pages, of
 * which there may be ten thousand. Pages nearest to home come first. It pauses while the content service is down, and
 * retries what failed.
 */
export function startWarmUp(options: WarmUpOptions): WarmUp {
  const { content, languages = LOCALE_CODES, cache, images, circuits, log, tuning = {} } = options;
  const { delayMs, atOnce, betweenMs, rounds, roundPauseMs, logEveryMs } = { ...TUNING, ...tuning };
  const [contentCircuit] = circuits;
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  const backoff = (tries: number) => pause(Math.min(MAX_PAUSE_MS, roundPauseMs * 2 ** (tries - 1)));
  const pictures = new Set<string>();
  /** Events of the content faults met, by their keys. */
  const faults = new Map<string, string>();
  const stopCounting = signals.fault.on(({ key, event }) => {
    if (faults.size < MAX_FAULTS) faults.set(key, event);
  });
  const progress: WarmUpProgress = { state: 'waiting', done: 0, total: 0, failed: 0 };

  const waitForContentService = async (): Promise<void> => {
    while (contentCircuit.isOpen()) {
      progress.state = 'paused';
      await pause(LOOK_MS);
    }
    progress.state = progress.total > 0 ? 'running' : 'waiting';
  };

  const makePicture = async (path: string): Promise<void> => {
    while (!images.isIdle()) await pause(LOOK_MS);
    await images.get(parseImagePath(path), { address: 'warm-up', signal });
  };

  /** @returns the pictures of its first screen. */
  const makePage = async (path: string): Promise<string[]> => {
    const target = { path, query: '', as: 'html' } as const;
    const { page } = await cache.fetch(target, { waitMs: Number.POSITIVE_INFINITY });
    if ('location' in page) return [];
    if (page.isDegraded) throw new UpstreamError(`${path} lacks something`);
    return firstScreenPictures(gunzipSync(page.bodies.gzip).toString());
  };

  const giveUp = (path: string, err: unknown) =>
    log.warn({ event: 'warm-up-failed', page: path, err }, `${path} could not be made ahead`);

  /** Pictures are made one at a time, beside the pages. @returns failures that may succeed later, with their error. */
  const makeAll = async (paths: Iterable<string>): Promise<Map<string, unknown>> => {
    const again = new Map<string, unknown>();
    /** Never rejects. */
    const make = async (path: string, work: () => Promise<void>): Promise<void> => {
      try {
        await waitForContentService();
        await runRequest(backgroundRequest(log), work);
        progress.done++;
      } catch (error) {
        if (signal.aborted) return;
        progress.failed++;
        if (toHttpStatus(error) >= 500) again.set(path, error);
        else giveUp(path, error);
      }
    };
    let lastPicture = Promise.resolve();
    const queuePicture = (path: string) => {
      lastPicture = lastPicture.then(() => make(path, () => makePicture(path)));
    };
    const workOnPage = async (path: string) => {
      for (const picture of await makePage(path)) {
        // The languages share most of them.
        if (pictures.has(picture)) continue;
        pictures.add(picture);
        progress.total++;
        queuePicture(picture);
      }
    };
    const left = Iterator.from(paths);
    const lane = async () => {
      for (const path of left) {
        if (path.startsWith('/images/')) queuePicture(path);
        else await make(path, () => workOnPage(path));
        await pause(betweenMs);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    await lastPicture;
    return again;
  };

  /** All pages, those nearest to home first, in all languages. */
  const listPages = async (): Promise<string[]> => {
    for (let tries = 1; ; tries++) {
      await waitForContentService();
      try {
        const rows = await runRequest(backgroundRequest(log), () => content.pages());
        const paths = languages.flatMap((locale) => listIndexablePages(rows, locale).map(({ path }) => path));
        const depth = (path: string) => path.split('/').length;
        return paths.sort((one, other) => depth(one) - depth(other));
      } catch (err) {
        if (tries === 1) log.warn({ event: 'warm-up-waits', err }, 'The list of pages to make is waited for');
      }
      await backoff(tries);
    }
  };

  const run = async (): Promise<void> => {
    await pause(delayMs);
    const paths = await listPages();
    progress.total = paths.length;
    let left = await makeAll(paths);
    for (let tries = 1; left.size > 0 && tries < rounds; ) {
      const wereDown = circuits.some((circuit) => circuit.state() !== 'closed');
      await backoff(tries);
      progress.failed -= left.size;
      left = await makeAll(left.keys());
      if (!wereDown) tries++;
    }
    for (const [path, error] of left) giveUp(path, error);
    progress.state = 'done';
    const { done, failed } = progress;
    log.info(
      { event: 'warm-up', made: done, failed, pictures: pictures.size },
      `${done} pages and pictures were made ahead`,
    );
    const kinds = Object.entries(Object.groupBy(faults.values(), (event) => event));
    const counts = Object.fromEntries(kinds.map(([event, all = []]) => [event, all.length]));
    log.info(
      { event: 'content-summary', pages: paths.length, faults: faults.size, kinds: counts },
      `Content faults on ${paths.length} pages: ${
        Object.entries(counts)
          .map(([event, number]) => `${number} ${event}`)
          .join(', ') || 'none'
      }`,
    );
  };

  const telling = setInterval(createProgressLog(progress, logEveryMs, log), logEveryMs).unref();
  run()
    .catch((err: unknown) => {
      progress.state = 'stopped';
      if (!signal.aborted) log.error({ event: 'warm-up-failed', err }, 'No more pages are made ahead');
    })
    .finally(() => {
      stopCounting();
      clearInterval(telling);
    });
  return {
    progress: () => ({ ...progress }),
    stop: () => {
      clearInterval(telling);
      ending.abort();
    },
  };
}
