import { omitRenderedEntries } from '../../blocks/Locator/omitRenderedEntries.ts';
import { getHydration } from '../../blocks/registryLines.ts';
import type { PageBrand } from '../../schemas/PageBrand.ts';
import type { Block, Page } from '../../schemas/page.ts';
import type { StoredBrand } from '../../store/brandSlice.ts';
import type { BrowserBlock } from './sharedLists/withSharedLists.ts';
import { withoutSharedLists } from './sharedLists/withSharedLists.ts';

/** The part of a page that is sent to the browser: no SEO, no menus, no props that are not needed there. */
export interface BrowserPage
  extends Pick<
    Page,
    | 'path'
    | 'query'
    | 'route'
    | 'locale'
    | 'contentLocale'
    | 'alternates'
    | 'header'
    | 'breadcrumb'
    | 'analytics'
    | 'actions'
    | 'dropMarks'
  > {
  title: string;
  /** Only with the first page of a document. */
  brand?: StoredBrand;
  /** Forms name the site's lists that they offer; the browser fills them in (sharedLists/). */
  blocks: BrowserBlock[];
}

const pick = ({
  path,
  query,
  route,
  locale,
  contentLocale,
  alternates,
  header,
  breadcrumb,
  analytics,
  actions,
  seo,
  dropMarks,
}: Page) => ({
  path,
  ...(query && { query }),
  route,
  locale,
  ...(contentLocale && { contentLocale }),
  alternates,
  header,
  breadcrumb,
  ...(analytics && { analytics }),
  ...(actions && { actions }),
  ...(dropMarks && { dropMarks }),
  title: seo.title,
});

// The type without props; past 25 types the compiler no longer sees it.
const withoutProps = ({ id, type, lang }: Block) => ({ id, type, ...(lang && { lang }) }) as BrowserBlock;

/** The block finds the omitted props in its HTML. */
const withThinProps = ({ id, type, lang, props }: Block): BrowserBlock =>
  ({
    id,
    type,
    ...(lang && { lang }),
    props: type === 'locator' ? omitRenderedEntries(id, props) : props,
  }) as BrowserBlock;

const toStoredBrand = ({ name, embedHosts, languages, messages }: PageBrand): StoredBrand => ({
  name,
  embedHosts,
  ...(languages && { languages }),
  ...(messages && { messages }),
});

/** For hydration: blocks that are not hydrated send type and id, others what their HTML does not say. */
export function toHydrationPage(page: Page): BrowserPage {
  return {
    ...pick(page),
    ...(page.brand && { brand: toStoredBrand(page.brand) }),
    blocks: page.blocks.map((block) =>
      getHydration(block.type, block.props) === 'never'
        ? withoutProps(block)
        : withoutSharedLists(withThinProps(block)),
    ),
  };
}

/** For a navigation in the browser: every block with all props, to be rendered there. */
export function toNavigationPage(page: Page): BrowserPage {
  return { ...pick(page), blocks: page.blocks.map(withoutSharedLists) };
}

/**
 * Response to a request for the data of a page. Its shape belongs to the code of its release (`<meta name="release">`);
 * that of a redirect is the same in all of them.
 */
export type NavigationAnswer = { page: BrowserPage; release?: string | undefined } | { redirectTo: string };
