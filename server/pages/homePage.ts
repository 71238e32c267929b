import { LOCALES } from '../../locales/locales.ts';
import type { ContentNode, RawBlock } from '../services/content/Content.ts';
import { contentPage } from './contentPage.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';

const SCHEMA = 'https://schema.org';

/** The promotion comes after as many blocks: the opening, who builds, and what is built. */
const BLOCKS_BEFORE = 3;

/**
 * The blocks with the promotion among them (behaviour §13.2), at the end where there are fewer. A place that links
 * lead to shows nothing, and does not count.
 */
export function withPromotion(blocks: readonly RawBlock[], promotion: RawBlock): RawBlock[] {
  const shown = blocks.filter(({ type }) => type !== 'anchor');
  const last = shown[BLOCKS_BEFORE - 1] ?? blocks.at(-1);
  const place = last ? blocks.indexOf(last) + 1 : 0;
  return blocks.toSpliced(place, 0, promotion);
}

/**
 * The home page, with what is promoted at the moment, and with what search engines shall know of the site and the
 * brand (behaviour §2.2).
 */
export async function homePage(node: ContentNode, request: PageRequest): Promise<PageDraft> {
  const { siteUrl, brand, route, content } = request;
  const draft = contentPage(node, request, {
    kind: 'home',
    trail: [],
    structuredData: () => [
      { '@context': SCHEMA, '@type': 'WebSite', name: brand.name, url: siteUrl },
      {
        '@context': SCHEMA,
        '@type': 'Organization',
        name: brand.name,
        slogan: brand.slogan[route.locale],
        url: siteUrl,
      },
    ],
  });
  const props = await content.lightbox(route.locale);
  if (!props) return draft;
  // Each language has its own, also where the page itself is shown in another one.
  const lang = draft.contentLocale && LOCALES[route.locale].tag;
  const block = { id: 'promotion', type: 'promotion', ...(lang && { lang }), props };
  return { ...draft, blocks: withPromotion(draft.blocks, block) };
}
