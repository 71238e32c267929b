import type { Logger } from 'pino';
import type { Brand } from '../../../schemas/brand.ts';
import { createPageRecord, type PageRecord } from '../../cache/PageRecord.ts';
import { backgroundRequest } from '../../cache/pages/backgroundRequest.ts';
import { NotFoundError } from '../../http/errors.ts';
import { runRequest } from '../../observability/requestContext.ts';
import type { Content } from '../../services/content/Content.ts';
import { buildPage } from '../buildPage.ts';
import { listIndexablePages } from '../feeds/listIndexablePages.ts';
import type { PageServices } from '../PageBuilder.ts';
import { translate } from '../translate.ts';
import { indexPage } from './indexPage.ts';
import type { IndexSource } from './SiteSearch.ts';

interface SourceOptions {
  content: Pick<Content, 'indexablePages'>;
  /** The same as for pages of visitors: the search finds what they can read, never a draft. */
  servicesFor: (record: PageRecord) => PageServices;
  brand: Brand;
  log: Logger;
}

/** Where the search has its pages from: those of the sitemaps, built as for a visitor. */
export function createSearchSource({ content, servicesFor, brand, log }: SourceOptions): IndexSource {
  return {
    list: () =>
      runRequest(backgroundRequest(log), async () => {
        const rows = await content.indexablePages();
        return brand.languages.flatMap((locale) =>
          listIndexablePages(rows, locale, brand).map(({ path, changed }) => ({
            path,
            locale,
            ...(changed !== undefined && { changed }),
          })),
        );
      }),
    read: (path) =>
      runRequest(backgroundRequest(log), async () => {
        const record = createPageRecord(Number.POSITIVE_INFINITY);
        const page = await buildPage(path, new URLSearchParams(), servicesFor(record)).catch(
          (error: unknown) => {
            if (error instanceof NotFoundError) return undefined;
            throw error;
          },
        );
        const indexed =
          page && !('location' in page) ? indexPage(page, brand, translate(page.locale, brand)) : undefined;
        return { ...(indexed && { page: indexed }), tags: record.tags, isDegraded: record.isDegraded };
      }),
  };
}
