import type { ConsentIds } from '../../../site/frame/consentTags.ts';
import { maskPersonal } from '../../observability/logs/maskPersonal.ts';
import { inSpan } from '../../observability/trace/inSpan.ts';
import { buildPage } from '../../pages/buildPage.ts';
import type { PageServices } from '../../pages/PageBuilder.ts';
import { renderAs } from '../../routes/sendPage.ts';
import { createPageRecord, type PageRecord } from '../PageRecord.ts';
import { TAG_PATTERN } from '../purge/Purge.ts';
import type { MakePage } from './createPageMaker.ts';

/** Ids come from the content service, and become part of headers. */
const isTag = (tag: string): boolean => new RegExp(TAG_PATTERN).test(tag);

/** Lists first, then nodes, then their parts: the headers of a page have no room for all. */
const inOrder = (tags: Iterable<string>): string[] => {
  const rank = (tag: string) => (/:(\d+|node:.*)$/.test(tag) ? (/^(node|content):/.test(tag) ? 1 : 2) : 0);
  return [...tags].filter(isTag).sort((one, other) => rank(one) - rank(other));
};

/** Builds pages for all visitors: from the address only. Runs in the context of a request. */
export function createMakePage(
  servicesFor: (record: PageRecord) => PageServices,
  consent: ConsentIds,
): MakePage {
  const make: MakePage = async ({ path, query, as }, waitMs) => {
    const record = createPageRecord(waitMs);
    const page = await buildPage(path, new URLSearchParams(query), servicesFor(record));
    if ('location' in page) return page;
    const rendered = await renderAs(as, page, consent);
    return {
      ...rendered,
      path: page.path,
      route: page.route,
      locale: page.locale,
      tags: inOrder(record.tags),
      isDegraded: record.isDegraded,
      freshUntil: record.freshUntil,
    };
  };
  return (target, waitMs) =>
    inSpan('make page', { attributes: { 'url.path': maskPersonal(target.path) } }, () =>
      make(target, waitMs),
    );
}
