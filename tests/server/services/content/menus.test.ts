import { expect, test } from 'vitest';
import type { MenuItem } from '../../../../schemas/entities/menu.ts';
import { fixture, startSmallSite } from './smallSite.ts';

const EMPTY = { body: { data: [] } };
const menus = (headerLeft: string | object) => (question: string) => {
  if (question.includes('/menu_link_content/header-left')) return { body: headerLeft };
  return question.includes('/menu_link_content/') ? EMPTY : undefined;
};

const outline = (items: MenuItem[]): unknown =>
  items.map(({ label, url, children }) => [label, url, ...(children.length > 0 ? [outline(children)] : [])]);

test('builds the tree by parent and weight, with addresses of the locale', async () => {
  await using site = await startSmallSite(menus(fixture('menu-header-left')));
  const { header } = await site.content.menus('fr');
  expect(outline(header.menu)).toEqual([
    ['Bateaux', undefined, [['Modèle A', '/fr/catamarans/a']]],
    ['Notre monde', undefined],
    ['Dealers', '/fr/concessionnaires'],
  ]);
  expect(header.menu[0]).toMatchObject({ separator: true, isNew: false, isVisible: true, weight: -1 });
  expect(header.menu[0]?.children[0]).toMatchObject({ target: '_blank', isNew: true, parent: 'first' });
});

test('reports what it left out or could not translate', async () => {
  await using site = await startSmallSite(menus(fixture('menu-header-left')));
  await site.content.menus('fr');
  expect(site.events.map(({ event, id }) => `${event} ${id}`).sort()).toEqual([
    'link-unresolved first',
    'link-unresolved nowhere',
    'relationship-missing orphan',
    'untranslated dealers',
  ]);
});

test('is empty, and says so, when the key does not open the menus', async () => {
  await using site = await startSmallSite(
    menus({ data: [], meta: { omitted: { detail: 'Some resources' } } }),
  );
  expect(await site.content.menus('en')).toEqual({
    header: { menu: [], utils: [] },
    footer: { footerLeft: [], footerRight: [] },
  });
  expect(site.events.map(({ event }) => event)).toEqual(['access-denied']);
});

test('asks only the menu that has pictures for them', async () => {
  await using site = await startSmallSite(menus(EMPTY.body));
  await site.content.menus('pt');
  const asked = site.server.asked.filter((question) => question.includes('menu_link_content'));
  expect(asked.filter((question) => question.includes('include='))).toEqual([
    '/pt-pt/jsonapi/menu_link_content/header-left?page[limit]=999&include=field_image.field_media_image',
  ]);
});

test('is empty, and says so, in a language for which the service has no menus', async () => {
  await using site = await startSmallSite((question) =>
    question.startsWith('/de/jsonapi/menu_link_content/')
      ? { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }
      : undefined,
  );
  expect((await site.content.menus('de')).header.menu).toEqual([]);
  expect(site.events.map(({ event }) => event)).toContain('list-absent');
});

test('keeps one entry of each id and three levels, so that no menu grows without bound', async () => {
  const entry = (id: string, parent: string | null) => ({
    type: 'menu_link_content--header-left',
    id,
    attributes: {
      title: id,
      langcode: 'en',
      link: { uri: 'route:<nolink>' },
      parent: parent && `menu_link_content:${parent}`,
      weight: 0,
    },
  });
  const data = [
    entry('a', null),
    entry('b', 'a'),
    entry('c', 'b'),
    entry('d', 'c'),
    entry('b', 'a'),
    entry('loop', 'loop'),
  ];
  await using site = await startSmallSite(menus({ data }));
  const { header } = await site.content.menus('en');
  expect(outline(header.menu)).toEqual([['a', undefined, [['b', undefined, [['c', undefined]]]]]]);
});
