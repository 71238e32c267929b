import { leaveEntries } from '../../blocks/Locator/leaveEntries.ts';
import { getHydration } from '../../blocks/registryLines.ts';
import type { Block, Page } from '../../schemas/page.ts';
import type { StoredBrand } from '../../store/brandSlice.ts';
import type { BrowserBlock } from './BrowserBlock.ts';
import { withoutSharedLists } from './sharedLists/withSharedLists.ts';

/** What of a page travels to the browser: no search-engine record, no menus, no props that nobody reads there. */
export interface BrowserPage
  extends Pick<
    Page,
    'path' | 'locale' | 'contentLocale' | 'alternates' | 'header' | 'breadcrumb' | 'analytics'
  > {
  title: string;
  /** Of the first page of a visit alone. */
  brand?: StoredBrand;
  /** Their forms name the lists of the site that they offer; the browser fills them in (sharedLists/). */
  blocks: BrowserBlock[];
}

const pick = ({ path, locale, contentLocale, alternates, header, breadcrumb, analytics, seo }: Page) => ({
  path,
  locale,
  ...(contentLocale && { contentLocale }),
  alternates,
  header,
  breadcrumb,
  ...(analytics && { analytics }),
  title: seo.title,
});

// A block of some type without its props is one of that type; past 25 types the compiler no longer sees it.
const withoutProps = ({ id, type }: Block) => ({ id, type }) as BrowserBlock;

/** What is left out of props, the block finds in its HTML. */
const withThinProps = ({ id, type, props }: Block): BrowserBlock =>
  ({ id, type, props: type === 'locator' ? leaveEntries(id, props) : props }) as BrowserBlock;

/** For the first load: blocks that are not hydrated send their type and id alone, others what their HTML does not say. */
export function toHydrationPage(page: Page): BrowserPage {
  return {
    ...pick(page),
    ...(page.brand && { brand: { name: page.brand.name, embedHosts: page.brand.embedHosts } }),
    blocks: page.blocks.map((block) =>
      getHydration(block.type, block.props) === 'never'
        ? withoutProps(block)
        : withoutSharedLists(withThinProps(block)),
    ),
  };
}

/** For a navigation in the browser: every block with its props, as they will be rendered there. */
export function toNavigationPage(page: Page): BrowserPage {
  return { ...pick(page), blocks: page.blocks.map(withoutSharedLists) };
}

/** What the server says when the browser asks for the data of a page. */
export type NavigationAnswer = { page: BrowserPage } | { redirectTo: string };
