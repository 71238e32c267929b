import { freePage } from './freePage.ts';
import { homePage } from './homePage.ts';
import { modelPage } from './modelPage.ts';
import type { PageContext } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';
import { rangePage } from './rangePage.ts';

type PageBuilder = (context: PageContext) => PageDraft;

const BY_BUNDLE: Record<string, PageBuilder> = {
  product: modelPage,
  range: rangePage,
  page: freePage,
};

/** The builder for a node: home by its address, the others by their bundle; none for bundles of later pages. */
export const pageBuilderFor = ({ bundle, isHome }: PageContext['node']): PageBuilder | undefined =>
  isHome ? homePage : Object.hasOwn(BY_BUNDLE, bundle) ? BY_BUNDLE[bundle] : undefined;
