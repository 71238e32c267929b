import { parsePath } from '../../locales/parsePath.ts';
import { InvalidPageError } from '../../renderer/InvalidPageError.ts';
import type { Content } from '../content/Content.ts';
import type { SiteRow } from '../content/site-index/SiteIndex.ts';
import { UpstreamError } from '../errors.ts';
import { builderOf } from '../pages/builderOf.ts';
import { contentOnly } from '../pages/contentOnly.ts';
import { noLists } from '../pages/noLists.ts';
import { pageRequest } from '../pages/pageRequest.ts';
import { validateDraft } from '../pages/validateDraft.ts';
import type { CrawlResult } from './CrawledPage.ts';

/** What visitors get at the address of a listed page, by the way that every request takes (server/pages/buildPage.ts). */
export async function readPage(content: Content, row: SiteRow, siteUrl: string): Promise<CrawlResult> {
  if (row.path === undefined) return broken('It has no address');
  const route = parsePath(row.path);
  if (route.type === 'redirect') return broken(`Its address leads away, to ${route.location}`);
  if (route.type === 'unmatched') return broken(`Its address is refused (${route.reason})`);
  try {
    const answer = await builderOf(route.name)(pageRequest(route, contentOnly(content, siteUrl)));
    if (answer?.type === 'redirect') return broken(`Its address leads away, to ${answer.location}`);
    if (!answer) return broken('It is listed, but not delivered: unpublished in this language, or hidden');
    // Menus and visual are the same on every page of a language, so they are looked at once, and not here.
    const { page, dropped } = validateDraft(answer.draft, noLists);
    return { type: 'page', draft: answer.draft, blocks: page.blocks, dropped };
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof InvalidPageError) return broken(error.message);
    throw error;
  }
}

const broken = (reason: string): CrawlResult => ({ type: 'broken', reason });
