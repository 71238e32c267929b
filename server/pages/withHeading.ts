import { registryLines } from '../../blocks/registryLines.ts';
import type { Page } from '../../schemas/page.ts';

/**
 * Every page has a heading of its own (WCAG 2.2, 1.3.1 and 2.4.6): where no valid block brings the h1, because the
 * editor set none or because the hero was dropped, the page's title stands in.
 */
export function withHeading(page: Page): Page {
  if (page.blocks.some(({ type }) => registryLines[type].heading === 1)) return page;
  const heading = page.breadcrumb.items.at(-1)?.label ?? page.pageInfo?.pageTitle ?? page.seo.title;
  return { ...page, blocks: [{ id: 'page-title', type: 'page-title', props: { heading } }, ...page.blocks] };
}
