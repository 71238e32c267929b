import type { ProductNode } from '../content/Content.ts';
import { contentPage } from './contentPage.ts';
import { modelBlocks } from './modelBlocks.ts';
import type { PageRequest } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';

/** A boat: breadcrumb home, range, model; analytics with model, segment and business unit (spec 1 §2). */
export function modelPage(node: ProductNode, request: PageRequest): PageDraft {
  const { route, siteUrl, brand } = request;
  const { product } = node;
  const range = product.range;
  return contentPage({ ...node, blocks: modelBlocks(node, request) }, request, {
    kind: 'model',
    trail: range ? [{ label: range.title, ...(range.url && { url: range.url }) }] : [],
    label: node.title,
    analytics: {
      model: product.datalayerModel ?? '',
      segment: product.datalayerSegment ?? '',
      businessUnit: product.datalayerBusinessUnit ?? '',
    },
    structuredData: (image) => [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: node.title,
        url: siteUrl + route.canonicalPath,
        brand: { '@type': 'Brand', name: brand.name },
        ...(node.seo.description && { description: node.seo.description }),
        ...(range && { category: range.title }),
        ...(image && { image }),
      },
    ],
  });
}
