import type { Logger } from 'pino';
import type { DataCache } from '../data/DataCache.ts';
import type { Purge } from './Purge.ts';

/** How much a purge hit in the process that was asked. */
export interface Purged {
  pages: number;
  answers: number;
}

/** Carries purges to the other processes of the site. */
export interface PurgeChannel {
  /** @throws when they could not be told. */
  publish(purge: Purge): Promise<void>;
  /** Hears the purges of others; a purge of everything when some may have been missed. */
  onPurge(listener: (purge: Purge) => Promise<void>): void;
}

/** For a process by itself. */
export const localChannel: PurgeChannel = { publish: async () => undefined, onPurge: () => undefined };

export interface Purger {
  /**
   * Marks answers and pages as out of date, in every process; nothing is removed. The next visitor of such a page gets a
   * new one if it can be made within the budget, else the old one.
   * @throws when other processes could not be told.
   */
  purge(purge: Purge): Promise<Purged>;
}

interface PurgerOptions {
  data: Pick<DataCache, 'purge'>;
  pages: {
    /** Marks pages; @returns how many. */
    purge(purge: Purge): number;
    /** The tags of what the pages at these addresses were made of, as far as they are cached. */
    tagsAt(paths: readonly string[]): Promise<readonly string[]>;
  };
  channel: PurgeChannel;
  log: Logger;
}

/** Lists and menus are shared by all pages: an address does not name them. */
const isEntity = (tag: string): boolean => /:\d+$|^content:node:/.test(tag);

/** The way of a purge: answers of services, the pages that show them, the other processes. */
export function createPurger({ data, pages, channel, log }: PurgerOptions): Purger {
  /** Answers first: a page that is made anew from here on asks for those that are out of date. */
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
      // A page is named to be read anew: what it is made of as well.
      const tags = [...(asked.tags ?? []), ...(await pages.tagsAt(asked.paths ?? [])).filter(isEntity)];
      const purge = asked.all || tags.length === 0 ? asked : { ...asked, tags };
      const { whole, ...purged } = apply(purge);
      log.info({ event: 'purged', ...asked, ...purged }, told(purged));
      await channel.publish(whole);
      return purged;
    },
  };
}
