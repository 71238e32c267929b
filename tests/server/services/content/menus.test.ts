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

test('tree by parent and weight, URLs of the language', async () => {
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

test('reports omitted and untranslated entries', async () => {
  await using site = await startSmallSite(menus(fixture('menu-header-left')));
  await site.content.menus('fr');
  expect(site.events.map(({ event, id }) => `${event} ${id}`).sort()).toEqual([
    'link-unresolved first',
    'link-unresolved nowhere',
    'relationship-missing orphan',
    'untranslated dealers',
  ]);
});

test('no access to the menus: empty, reported', async () => {
  await using site = await startSmallSite(
    menus({ data: [], meta: { omitted: { detail: 'Some resources' } } }),
  );
  expect(await site.content.menus('en')).toEqual({
    header: { menu: [], utils: [] },
    footer: { footerLeft: [], footerRight: [] },
  });
  expect(site.events.map(({ event }) => event)).toEqual(['access-denied']);
});

test('requests pictures only for the menu that has them', async () => {
  await using site = await startSmallSite(menus(EMPTY.body));
  await site.content.menus('pt');
  const asked = site.server.asked.filter((question) => question.includes('menu_link_content'));
  expect(asked.filter((question) => question.includes('include='))).toEqual([
    '/pt-pt/jsonapi/menu_link_content/header-left?page[limit]=999&include=field_image.field_media_image',
  ]);
});

test('no menus in the language: empty, reported', async () => {
  await using site = await startSmallSite((question) =>
    question.startsWith('/de/jsonapi/menu_link_content/')
      ? { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }
      : undefined,
  );
  expect((await site.content.menus('de')).header.menu).toEqual([]);
  expect(site.events.map(({ event }) => event)).toContain('list-absent');
});

test('drops duplicate ids and limits menus to three levels', async () => {
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
