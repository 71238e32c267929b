import type { Locale } from '../../../locales/locales.ts';
import type { Purge } from '../../cache/purge/Purge.ts';
import { createIndexRound, createProgress, type RoundOptions } from './createIndexRound.ts';
import { createKnownPages } from './createKnownPages.ts';
import { createRounds } from './createRounds.ts';

export interface UpkeepOptions extends RoundOptions {
  tuning?: Partial<typeof TUNING>;
}

/** Durations in milliseconds. */
const TUNING = {
  /** Visitors of a new process come first. */
  delayMs: 3000,
  /** Pause between two pages, unless it is zero or a search waits for the index. */
  betweenMs: 5,
  /** From a purge to reading again: several often come together. */
  afterPurgeMs: 500,
  /** For changes that no purge names: pages that came, changed or went. */
  everyMs: 600_000,
  /** For what is not the page's own, such as a dealer's address: each page again. */
  rereadMs: 6 * 3_600_000,
  retryMs: 30_000,
};

export interface IndexUpkeep {
  /** Begins reading after a pause; until then the first visitor who searches begins it. */
  start(): void;
  /** Resolves when all pages of a language have been read once; that language is read next. */
  whenComplete(locale: Locale): Promise<void>;
  isComplete(locale: Locale): boolean;
  purge(purge: Purge): void;
  stop(): void;
}

/** Keeps the index up to date: reads every page once, then what purges name and what the list says has changed. */
export function createIndexUpkeep({ tuning, ...options }: UpkeepOptions): IndexUpkeep {
  const timing = { ...TUNING, ...tuning };
  const known = createKnownPages(timing.rereadMs);
  const progress = createProgress(options.languages);
  const ending = new AbortController();
  const readDue = createIndexRound(options, {
    known,
    progress,
    betweenMs: timing.betweenMs,
    ending: ending.signal,
  });

  /** @returns the time until the next round (ms). */
  const work = async (): Promise<number> => {
    const { log } = options;
    const isFirst = known.isEmpty();
    const start = performance.now();
    try {
      const { pages, failed } = await readDue();
      const ms = Math.round(performance.now() - start);
      if (isFirst) {
        const told = `The search knows ${pages} pages after ${ms} ms`;
        log.info({ event: 'search-indexed', pages, failed, ms }, told);
      }
      return failed > 0 || known.hasStale() ? timing.retryMs : timing.everyMs;
    } catch (err) {
      if (!ending.signal.aborted) {
        const told = 'The index of the search could not be brought up to date';
        log.warn({ event: 'search-index-failed', err }, told);
      }
      return timing.retryMs;
    }
  };
  const rounds = createRounds(work);

  return {
    start: () => rounds.within(timing.delayMs),
    isComplete: progress.isComplete,
    async whenComplete(locale) {
      if (progress.isComplete(locale)) return;
      const complete = progress.wait(locale);
      if (known.isEmpty()) rounds.within(0);
      await complete;
    },
    purge(purge) {
      known.purge(purge);
      if (!known.isEmpty()) rounds.within(timing.afterPurgeMs);
    },
    stop() {
      rounds.stop();
      ending.abort();
    },
  };
}
