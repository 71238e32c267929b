import { bulkhead } from 'cockatiel';
import type { Locale } from '../../../locales/locales.ts';
import { parsePath } from '../../../locales/parsePath.ts';
import { InvalidPageError } from '../../../renderer/src/problems.ts';
import type { DroppedBlock } from '../../../renderer/src/validate.ts';
import { emptyLists } from '../../../schemas/entities/lists.ts';
import type { Block } from '../../../schemas/page.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Content } from '../../services/content/Content.ts';
import type { ContentEvent, Report } from '../../services/content/ContentEvent.ts';
import type { SiteRow } from '../../services/content/site-index/createSiteIndex.ts';
import { createPageRequest } from '../createPageRequest.ts';
import { getPageBuilder } from '../getPageBuilder.ts';
import type { PageDraft } from '../PageBuilder.ts';
import { validateDraft } from '../validateDraft.ts';
import { type SiteIdentity, withoutServices } from '../withoutServices.ts';
import { createRetry, type Retry } from './createRetry.ts';

/** Result of loading a listed page. */
type CrawlResult =
  | {
      type: 'page';
      /** The builder's draft: its blocks are the content's, valid or not. */
      draft: PageDraft;
      /** The blocks that visitors get. */
      blocks: Block[];
      dropped: DroppedBlock[];
    }
  /** Visitors do not get it; the reason in one sentence, and what the content service did if that is why. */
  | { type: 'broken'; reason: string; cause?: string };

/** One translation of one node. */
export interface CrawledPage {
  row: SiteRow;
  result: CrawlResult;
  /** What was dropped, replaced or skipped while it was parsed. */
  events: ContentEvent[];
}

/** Creates the content of the site with a `report` for what it drops. All share one cache. */
export type OpenContent = (report: Report) => Content;

interface CrawlOptions {
  locales: readonly Locale[];
  site: SiteIdentity;
  /** Called for what could not be listed. */
  report: Report;
  /** Default: nothing is tried twice. */
  retry?: Retry;
  /**
   * Called with each page as it is done, in no certain order.
   * @param total number of pages.
   */
  onPage: (page: CrawledPage, total: number) => void;
}

/** Calls mostly wait for the content service; more at once would slow down visitors. */
const AT_ONCE = 6;

/**
 * Loads every page of the given languages that the content service lists.
 *
 * @throws UpstreamError when the list cannot be loaded; a single failed page is `broken`.
 */
export async function crawlPages(
  open: OpenContent,
  { locales, site, report, retry = createRetry([]), onPage }: CrawlOptions,
): Promise<void> {
  const rows = (await open(report).pages()).filter(({ locale }) => locales.includes(locale));
  const limit = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);
  const crawl = rows.map((row) =>
    limit.execute(async () => {
      const events: ContentEvent[] = [];
      const content = open((event) => events.push(event));
      const load = () => {
        events.length = 0;
        return loadListedPage(content, row, site);
      };
      onPage({ row, result: await retry(load).catch(toBroken), events }, rows.length);
    }),
  );
  await Promise.all(crawl);
}

/**
 * What visitors get at the address of a listed page, through the same code (server/pages/buildPage.ts).
 *
 * @throws UpstreamError, InvalidPageError
 */
export async function loadListedPage(
  content: Content,
  row: SiteRow,
  site: SiteIdentity,
): Promise<CrawlResult> {
  if (row.path === undefined) return broken(row.fault ?? 'It has no address');
  const route = parsePath(row.path);
  if (route.type === 'redirect') return broken(`Its address leads away, to ${route.location}`);
  if (route.type === 'unmatched') return broken(`Its address is refused (${route.reason})`);
  const answer = await getPageBuilder(route.name)(createPageRequest(route, withoutServices(content, site)));
  if (answer?.type === 'redirect') return broken(`Its address leads away, to ${answer.location}`);
  if (!answer) return broken('It is listed, but not delivered: unpublished in this language, or hidden');
  // Menus and visual are the same on every page of a language, so they are checked once, elsewhere.
  const { page, dropped } = validateDraft(answer.draft, emptyLists);
  return { type: 'page', draft: answer.draft, blocks: page.blocks, dropped };
}

const broken = (reason: string): CrawlResult => ({ type: 'broken', reason });

/** @throws any other error. */
function toBroken(error: unknown): CrawlResult {
  if (error instanceof InvalidPageError) return broken(error.message);
  if (error instanceof UpstreamError) return { type: 'broken', reason: error.message, cause: causeIn(error) };
  throw error;
}

/** What the content service did, without the address: `The content service did not answer in time`. */
export const causeIn = ({ message }: UpstreamError): string => message.replace(/: \/.*$/s, '');
