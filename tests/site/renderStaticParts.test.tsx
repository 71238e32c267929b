import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import type { MenuItem } from '../../schemas/entities/menu.ts';
import type { Block, Page } from '../../schemas/page.ts';
import { renderStaticParts } from '../../site/frame/renderStaticParts.tsx';
import { ServerBody } from '../../site/frame/ServerBody.tsx';
import { validatePage } from '../../site/frame/validatePage.ts';
import { getExamples } from '../blocks/getExamples.ts';
import { minimalPage } from '../renderer/minimalPage.ts';

const menuItem = (id: string, children: MenuItem[] = []): MenuItem => ({
  id,
  label: `Item ${id}`,
  url: `/${id}`,
  isVisible: true,
  weight: 0,
  separator: false,
  isNew: true,
  isHeritage: false,
  children,
});

/** Lists of their own for each page: nothing is remembered of another test. */
const lists = (): Page['lists'] => ({
  header: { menu: [menuItem('boats', [menuItem('boat')])], utils: [menuItem('dealers')] },
  footer: { footerLeft: [menuItem('left', [menuItem('below')])], footerRight: [menuItem('right')] },
});

const everyBlock = () =>
  blockTypes.flatMap((type) =>
    getExamples(registryLines[type].component).map(({ props }, index) => ({
      id: `${type}-${index}`,
      type,
      props,
    })),
  );

const createPage = (locale: Locale, blocks: unknown[] = everyBlock()): Page =>
  validatePage({ ...minimalPage(blocks), locale, lists: lists() }).page;

const whole = (page: Page) => renderToString(<ServerBody page={page} consent="embedded" />);
const inParts = (page: Page) =>
  renderToString(
    <ServerBody page={page} consent="embedded" staticParts={renderStaticParts(page, 'embedded')} />,
  );

/** Ids that React makes up say where in the tree somebody asked for one. */
const withoutIds = (html: string) => html.replaceAll(/_[\w-]*R_\w*_/g, 'id');

test.each(LOCALE_CODES)('%s: static parts give the same HTML as the whole page', (locale) => {
  const page = createPage(locale);
  const first = inParts(page);
  expect(withoutIds(first)).toBe(withoutIds(whole(page)));
  expect(inParts(page)).toBe(first);
});

test('ids are unique across parts', () => {
  const made = [...inParts(createPage('en')).matchAll(/ id="(_[^"]+)"/g)].map(([, id]) => id);
  expect(made.length).toBeGreaterThan(10);
  expect(new Set(made).size).toBe(made.length);
});

test('other lists, language or consent: other parts', () => {
  const page = createPage('en', []);
  const menus = (of: Page) => renderStaticParts(of, 'embedded').frame.menus;
  const renamed = { ...page.lists.header, menu: [menuItem('yachts')] };
  expect(menus(page)).toContain('Item boats');
  expect(menus({ ...page, lists: { ...page.lists, header: renamed } })).toContain('Item yachts');
  expect(menus({ ...page, locale: 'fr' })).not.toBe(menus(page));
  expect(renderStaticParts(page, 'none').frame.consent).toBe('');
});

test('other props: rendered again; hydrated blocks are not memoized', () => {
  const title = (heading: string): Block => ({ id: 'title', type: 'page-title', props: { heading } });
  const one = createPage('en', [title('One')]);
  const { blocks } = renderStaticParts(one, 'none');
  expect([...blocks.values()].join()).toContain('One');
  expect(inParts(createPage('en', [title('Two')]))).toContain('Two');
  const alive = everyBlock().filter(({ type, props }) => type === 'anchors-menu' && 'items' in props);
  expect(renderStaticParts(createPage('en', alive), 'none').blocks.size).toBe(0);
});
