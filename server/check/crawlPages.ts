import type { Locale } from '../../locales/locales.ts';
import type { Content } from '../content/Content.ts';
import type { ContentEvent, Report } from '../content/ContentEvent.ts';
import { limitConcurrency } from '../files/limitConcurrency.ts';
import type { CrawledPage } from './CrawledPage.ts';
import { readPage } from './readPage.ts';

/** The content of the site, telling `report` what it drops. All contents it makes share one cache. */
export type OpenContent = (report: Report) => Content;

interface CrawlOptions {
  locales: readonly Locale[];
  /** Origin of the site; `http://localhost` where nobody reads absolute addresses. */
  siteUrl?: string;
  /** Hears what could not be listed. */
  report: Report;
  /**
   * Called with each page as it is done, in no certain order.
   * @param total how many pages there are.
   */
  onPage: (page: CrawledPage, total: number) => void;
}

/** Calls to the content service wait most of the time; more at once would be felt by visitors. */
const AT_ONCE = 6;

/**
 * Reads every page of the given languages that the content service lists.
 *
 * @throws UpstreamError when the list cannot be had; a single page that cannot is `broken`.
 */
export async function crawlPages(
  open: OpenContent,
  { locales, siteUrl = 'http://localhost', report, onPage }: CrawlOptions,
): Promise<void> {
  const rows = (await open(report).pages()).filter(({ locale }) => locales.includes(locale));
  const limit = limitConcurrency(AT_ONCE, Number.POSITIVE_INFINITY);
  const crawl = rows.map((row) =>
    limit(async () => {
      const events: ContentEvent[] = [];
      const content = open((event) => events.push(event));
      onPage({ row, result: await readPage(content, row, siteUrl), events }, rows.length);
    }),
  );
  await Promise.all(crawl);
}
