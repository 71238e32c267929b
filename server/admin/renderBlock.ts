import type { Locale } from '../../locales/locales.ts';
import type { DroppedBlock } from '../../renderer/src/validate.ts';
import { blockVersion } from '../../schemas/blockMigrations.ts';
import { emptyLists } from '../../schemas/entities/lists.ts';
import type { BlockType } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { renderDocument } from '../pages/renderHtml.ts';
import { toPageBrand } from '../pages/toPageBrand.ts';
import { html } from './html.ts';
import type { PropsProblem } from './problemList.ts';

/** A block to be looked at alone. */
export interface SingleBlock {
  type: BlockType;
  /** Checked here; anything else is returned as problems. */
  props: Record<string, unknown>;
  /** Of the page around it, and so of the words the component brings. */
  locale: Locale;
}

const toPageDraft = ({ type, props, locale }: SingleBlock) => ({
  path: '/',
  locale,
  route: `${locale}-gallery`,
  kind: 'page',
  status: 200,
  seo: { title: type, structuredData: [] },
  breadcrumb: { items: [] },
  alternates: [],
  header: { plain: true, disabled: true },
  blocks: [{ id: 'example', type, version: blockVersion(type), props }],
  lists: emptyLists,
});

/** Validates the props as for every page: returns the page with the block alone, or what is wrong with it. */
export function validateBlock(block: SingleBlock): { page: Page } | { problems: PropsProblem[] } {
  const { page, dropped } = validatePage(toPageDraft(block));
  const [refused] = dropped;
  return refused ? { problems: toPropsProblems(refused) } : { page };
}

/**
 * The document of the site with one block, which hydrates as there. A style of its own hides header and footer; a script
 * of its own opens links on the site's port, since the admin port has no pages.
 */
export async function renderSingleBlock(
  page: Page,
  { siteUrl, brand }: Pick<PageServices, 'siteUrl' | 'brand'>,
): Promise<string> {
  const branded = { ...page, brand: toPageBrand(brand, page.locale) };
  const { body } = await renderDocument(branded, { gtmId: undefined, oneTrustId: undefined });
  const { markup } = html`<link rel="stylesheet" href="/admin/lone.css">
    <script src="/admin/singleBlock.js" data-site="${siteUrl}"></script>`;
  return body.replace('<head>', () => `<head>${markup}`);
}

/** Where the props begin in the page that a lone block is tried in. */
const PROPS = /^\/blocks\/0(\/props)?/;

/** Problems that validation found in a dropped block, with pointers into its props. */
function toPropsProblems({ problems }: DroppedBlock): PropsProblem[] {
  return problems.map(({ pointer, sentence }) => ({
    pointer: pointer.replace(PROPS, ''),
    message: sentence,
  }));
}
