import type { ContentNode } from '../content/Content.ts';
import { contentPage } from './contentPage.ts';
import type { PageRequest } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';

/** The home page: its hero has the screen to itself, so the header is disabled (spec 1 §2). */
export function homePage(node: ContentNode, request: PageRequest): PageDraft {
  const { siteUrl, brand, route } = request;
  const context = 'https://schema.org';
  return contentPage(node, request, {
    kind: 'home',
    trail: [],
    header: { plain: false, disabled: true },
    structuredData: () => [
      { '@context': context, '@type': 'WebSite', name: brand.name, url: siteUrl },
      {
        '@context': context,
        '@type': 'Organization',
        name: brand.name,
        slogan: brand.slogan[route.locale],
        url: siteUrl,
      },
    ],
  });
}
