import type { Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import type { PageLists } from '../../../../schemas/entities/lists.ts';
import type { MenuItem } from '../../../../schemas/entities/menu.ts';
import { type ContentSource, toReadContext } from '../ContentSource.ts';
import { createReportingMemo } from '../createReportingMemo.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { documentTags } from '../jsonapi/parseDocument.ts';
import { parseResources } from '../jsonapi/ResourceReader.ts';
import { loadLinkRedirects } from '../links/loadLinkRedirects.ts';
import { loadVariant, type Variant } from '../loadVariant.ts';
import { nodeLocale } from '../nodes/parseNode.ts';
import { imageInclude } from '../paragraphs/includes.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { fromMenuItems } from './fromMenuItems.ts';
import { parseMenu } from './parseMenu.ts';

interface Menu {
  name: string;
  /** The path of the first one is its name in the cache. */
  variants: readonly [Variant, ...Variant[]];
}

/** @param include relationships that only this menu has. */
export function defineMenu(name: string, include = ''): Menu {
  const limit = 'page[limit]=999';
  // Reading menu links of core takes a permission that shows disabled ones too.
  const core = `/jsonapi/menu_link_content/menu_link_content?${limit}&filter[menu_name]=${name}&filter[enabled]=1`;
  return {
    name,
    variants: [
      { path: `/jsonapi/menu_link_content/${name}?${limit}${include}` },
      ...[...new Set([core + include, core])].map((path) => ({ path, isSilent: true })),
      { path: `/jsonapi/menu_items/${name}`, toDocument: fromMenuItems },
    ],
  };
}

/** Only this menu has pictures: including them in another one is a 400. */
const HEADER_LEFT = defineMenu('header-left', `&include=${imageInclude('field_image')}`);
const HEADER_RIGHT = defineMenu('header-right');
const FOOTER_LEFT = defineMenu('footer-left');
const FOOTER_RIGHT = defineMenu('footer-right');

const parseOnce = createReportingMemo<MenuItem[]>();
const joined = createMemo<PageLists>();

/** The four menus of every page, in a locale: the same object for as long as their responses are cached. */
export async function loadMenus(source: ContentSource, locale: Locale): Promise<PageLists> {
  const index = await loadSiteIndex(source);
  const load = (menu: Menu) => loadMenu(source, index, locale, menu);
  const [menu, utils, footerLeft, footerRight] = await Promise.all([
    load(HEADER_LEFT),
    load(HEADER_RIGHT),
    load(FOOTER_LEFT),
    load(FOOTER_RIGHT),
  ]);
  const join = () => ({ header: { menu, utils }, footer: { footerLeft, footerRight } });
  return joined(menu, 'lists', join, utils, footerLeft, footerRight);
}

/** The entries of one menu as a tree. @param menu from `defineMenu`. */
export async function loadMenu(
  source: ContentSource,
  index: SiteIndex,
  locale: Locale,
  { name, variants }: Menu,
): Promise<MenuItem[]> {
  const { client, report } = source;
  const [{ path }] = variants;
  const caching = { freshSeconds: EXPIRY_SECONDS.menu, refreshAfterPurge: true };
  const document = await client.cached(locale, path, caching, async () => {
    const value = await loadVariant(source, locale, { name, what: `menu entries at ${path}` }, variants);
    return { value, tags: [...menuTags(name), ...documentTags(value)], pageTags: ['menus'] };
  });
  if (document.data.length === 0 && document.omitted) {
    report({
      event: 'access-denied',
      reason: `The content service keeps the menu at ${path} to itself; the key may be wrong`,
    });
  }
  const redirects = await loadLinkRedirects(source, document, index, locale, true);
  const read = (told: ContentSource) => {
    const context = toReadContext(told, document, index, locale, { englishFirst: true, redirects });
    const entries = parseResources(document, context);
    for (const entry of entries.filter((candidate) => nodeLocale(candidate) !== locale)) {
      const reason = `This menu entry has no title in ${locale}; it is shown in another language`;
      entry.report('untranslated', reason);
    }
    return parseMenu(entries, context.resolveLink);
  };
  return parseOnce(source, document, `${locale} ${JSON.stringify([...redirects])}`, read, index);
}

const menuTags = (name: string): string[] => [
  'menus',
  'menu_link_content_list',
  `menu_link_content_list:${name}`,
  `config:system.menu.${name}`,
];
