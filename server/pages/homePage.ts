import { contentPage } from './contentPage.ts';
import type { PageContext } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';

/** The home page: its hero has the screen to itself, so the header is disabled (spec 1 §2). */
export const homePage = (context: PageContext): PageDraft => {
  const { siteUrl, text } = context;
  return contentPage(context, {
    kind: 'home',
    trail: [],
    header: { plain: false, disabled: true },
    structuredData: [
      { '@context': 'https://schema.org', '@type': 'WebSite', name: text('brand.name'), url: siteUrl },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: text('brand.name'),
        slogan: text('brand.claim'),
        url: siteUrl,
      },
    ],
  });
};
