import { LRUCache } from 'lru-cache';
import type { Brand } from '../../schemas/brand.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import type { Representation } from '../cache/pages/PageTarget.ts';
import { finalizePage } from '../pages/finalizePage.ts';
import type { PageDraft } from '../pages/PageBuilder.ts';
import type { Rendered } from '../pages/renderHtml.ts';
import { renderAs } from './sendPage.ts';

/** The parts of an error page that differ between requests; the draft has `MARKS` in their place. */
interface ErrorContext {
  /** Only characters that HTML and JSON leave unescaped. */
  path: string;
  /** Words for the search. */
  search: string;
  reference: string;
}

export const MARKS: ErrorContext = {
  path: '/error-page-path-mark',
  search: 'error-page-search-mark',
  reference: 'error-page-reference-mark',
};

/** For the menus of one language: status, list and form. Only pages with translations add more. */
const MAX_ENTRIES = 30;

interface ErrorRendererOptions {
  brand: Brand;
  consent: ConsentIds;
  /** False renders each anew, as in development. */
  isCached: boolean;
}

type RenderError = (
  draft: PageDraft,
  lists: PageLists,
  as: Representation,
  context: ErrorContext,
) => Promise<Rendered>;

/**
 * Renders error pages once for as long as the menus are the same, and inserts path, search and reference of each request.
 * Clients can invent unknown URLs, so they must cost less than a page. Separate from pages, which they cannot
 * evict, and dropped with the menus.
 */
export function createErrorRenderer({ brand, consent, isCached }: ErrorRendererOptions): RenderError {
  const byLists = new WeakMap<PageLists, LRUCache<string, Rendered<string>>>();
  const getErrorCache = (lists: PageLists) => {
    const cache = byLists.get(lists) ?? new LRUCache<string, Rendered<string>>({ max: MAX_ENTRIES });
    byLists.set(lists, cache);
    return cache;
  };
  return async (draft, lists, as, context) => {
    const cache = isCached ? getErrorCache(lists) : undefined;
    const key = `${as} ${JSON.stringify(draft)}`;
    const make = async () => {
      const made = await renderAs(as, finalizePage(draft, lists, brand), consent);
      return { ...made, body: `${made.body}` };
    };
    const rendered = cache?.get(key) ?? (await make());
    cache?.set(key, rendered);
    const body = rendered.body
      .replaceAll(MARKS.path, () => context.path)
      .replaceAll(MARKS.search, () => context.search)
      .replaceAll(MARKS.reference, () => context.reference);
    return { ...rendered, body };
  };
}
