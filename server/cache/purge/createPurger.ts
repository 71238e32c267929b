import type { Logger } from 'pino';
import type { DataCache } from '../data/DataCache.ts';
import type { Purge } from './Purge.ts';

/** Number of stale entries in the process that received the purge. */
export interface Purged {
  pages: number;
  answers: number;
}

/** Sends purges to the other processes of the site. */
export interface PurgeChannel {
  /** @throws when they could not be reached. */
  publish(purge: Purge): Promise<void>;
  /** Called with the purges of others; with a purge of everything when some may have been missed. */
  onPurge(listener: (purge: Purge) => Promise<void>): void;
}

/** For a single process. */
export const localChannel: PurgeChannel = { publish: async () => undefined, onPurge: () => undefined };

export interface Purger {
  /**
   * Marks answers and pages as stale, in every process; nothing is removed. The next visitor of such a page gets a new
   * one if it can be built within the budget, else the stale one.
   * @throws when other processes could not be reached.
   */
  purge(purge: Purge): Promise<Purged>;
}

interface PurgerOptions {
  data: Pick<DataCache, 'purge'>;
  pages: {
    /** Marks pages; @returns their number. */
    purge(purge: Purge): number;
    /** The tags of the cached pages at these addresses. */
    tagsAt(paths: readonly string[]): Promise<readonly string[]>;
  };
  channel: PurgeChannel;
  log: Logger;
}

/** Lists and menus are shared by all pages: a purge by address does not select them. */
const isEntity = (tag: string): boolean => /:\d+$|^content:node:/.test(tag);

/** Applies a purge to answers of services, then to pages, then to the other processes. */
export function createPurger({ data, pages, channel, log }: PurgerOptions): Purger {
  /** Answers first: a page that is rebuilt from here on needs the new ones. */
  const apply = (purge: Purge): Purged & { whole: Purge } => {
    const { answers, pageTags } = data.purge(purge);
    const tags = [...new Set([...(purge.tags ?? []), ...pageTags])];
    const whole: Purge = purge.all ? purge : { ...purge, tags };
    return { whole, answers, pages: pages.purge(whole) };
  };
  const told = ({ pages: count, answers }: Purged) => `${count} pages and ${answers} answers are out of date`;

  channel.onPurge(async (purge) => {
    const { whole: _whole, ...purged } = apply(purge);
    log.info({ event: 'purge-received', ...purged }, `Another process purged: ${told(purged)}`);
  });

  return {
    async purge(asked) {
      // A page is purged by address to be rebuilt with new answers.
      const tags = [...(asked.tags ?? []), ...(await pages.tagsAt(asked.paths ?? [])).filter(isEntity)];
      const purge = asked.all || tags.length === 0 ? asked : { ...asked, tags };
      const { whole, ...purged } = apply(purge);
      log.info({ event: 'purged', ...asked, ...purged }, told(purged));
      await channel.publish(whole);
      return purged;
    },
  };
}
