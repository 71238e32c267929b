import { contentPage } from './contentPage.ts';
import type { PageContext } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';
import { socialImage } from './socialImage.ts';

/** A boat: breadcrumb home, range, model; analytics with model, segment and business unit (spec 1 §2). */
export const modelPage = (context: PageContext): PageDraft => {
  const { node, route, siteUrl, text } = context;
  const { product } = node;
  const range = product?.range;
  const image = socialImage(siteUrl, node.blocks, node.seo.ogImage);
  return contentPage(context, {
    kind: 'model',
    trail: range ? [{ label: range.title, ...(range.url && { url: range.url }) }] : [],
    label: node.title,
    analytics: {
      model: product?.datalayerModel ?? '',
      segment: product?.datalayerSegment ?? '',
      businessUnit: product?.datalayerBusinessUnit ?? '',
    },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: node.title,
        url: siteUrl + route.canonicalPath,
        brand: { '@type': 'Brand', name: text('brand.name') },
        ...(node.seo.description && { description: node.seo.description }),
        ...(range && { category: range.title }),
        ...(image && { image }),
      },
    ],
  });
};
