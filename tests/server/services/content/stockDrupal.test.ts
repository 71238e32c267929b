import { expect, test } from 'vitest';
import type { MenuItem } from '../../../../schemas/entities/menu.ts';
import { smallLightbox } from './smallLightbox.ts';
import { startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

// What a Drupal without code of its own answers: core's menu links, jsonapi_menu_items, a node of settings, key_auth.

const outline = (items: MenuItem[]): unknown =>
  items.map(({ label, url, children }) => [label, url, ...(children.length > 0 ? [outline(children)] : [])]);

const menuLink = (id: string, title: string, uri: string, more: object = {}) => ({
  type: 'menu_link_content--menu_link_content',
  id,
  attributes: { title, langcode: 'en', link: { uri, options: [] }, parent: null, weight: 0, ...more },
});

const UNKNOWN_RELATIONSHIP: CannedAnswer = {
  status: 400,
  body: { errors: [{ detail: '`field_image` is not a valid relationship field name.' }] },
};

test.each([true, false])(
  'reads core’s enabled menu links, with optional pictures: %s',
  async (hasPictures) => {
    await using site = await startSmallSite((question) => {
      if (!question.includes('/menu_link_content/menu_link_content?')) return undefined;
      if (!question.includes('filter[menu_name]=header-left&filter[enabled]=1'))
        return { body: { data: [] } };
      if (question.includes('include=') && !hasPictures) return UNKNOWN_RELATIONSHIP;
      const data = [
        menuLink('boats', 'Boats', 'route:<nolink>', { field_is_new: true }),
        menuLink('a', 'Model A', 'entity:node/1', { parent: 'menu_link_content:boats' }),
        menuLink('b', 'Elsewhere', 'internal:/boats/a', { weight: 1, field_is_visible: false }),
      ];
      return { body: { data } };
    });
    for (const round of [1, 2]) {
      const { header } = await site.content.menus('en');
      expect(outline(header.menu), `round ${round}`).toEqual([
        ['Boats', undefined, [['Model A', '/boats/a']]],
      ]);
      expect(header.menu[0]?.isNew).toBe(true);
    }
    await site.content.menus('fr');
    // The way that answered is asked first in other languages.
    const own = site.server.asked.filter((question) => question.includes('/menu_link_content/header-left'));
    expect(own).toHaveLength(1);
    expect(site.events.map(({ event }) => event)).not.toContain('list-absent');
  },
);

/** An entry as jsonapi_menu_items 1.2 delivers it. */
const menuItem = (id: string, title: string, url: string, route: object, more: object = {}) => ({
  type: 'menu_link_content--menu_link_content',
  id: `menu_link_content:${id}`,
  attributes: {
    description: null,
    enabled: true,
    expanded: false,
    menu_name: 'header-left',
    meta: { entity_id: '7' },
    options: { attributes: { target: '_blank' } },
    parent: '',
    provider: 'menu_link_content',
    route,
    title,
    url,
    weight: 0,
    ...more,
  },
});

const toNode = (node: string) => ({ name: 'entity.node.canonical', parameters: { node } });

test.each([
  ['says so', { data: [], meta: { omitted: { detail: 'Some resources' } } }],
  ['is just empty, as that of core', { data: [] }],
])('menu links not accessible: reads jsonapi_menu_items; its index is %s', async (_, closed) => {
  const below = { parent: 'menu_link_content:boats' };
  await using site = await startSmallSite((question) => {
    if (question.includes('/menu_link_content/menu_link_content?')) return { body: closed };
    if (question !== '/fr/jsonapi/menu_items/header-left') return undefined;
    const data = [
      menuItem('boats', 'Bateaux', '', { name: '<nolink>', parameters: [] }),
      menuItem('a', 'Modèle A', '/fr/catamarans/a?x=1#top', toNode('1'), { ...below, field_is_new: true }),
      menuItem('b', 'Par adresse', '/fr/catamarans/a', { name: '', parameters: [] }, { ...below, weight: 1 }),
      menuItem('c', 'Accueil', '/fr', { name: '<front>', parameters: [] }, { ...below, weight: 2 }),
      menuItem('d', 'Ailleurs', 'https://example.com/x', { name: '', parameters: [] }, { weight: 3 }),
    ];
    return { body: { data } };
  });
  const { header } = await site.content.menus('fr');
  expect(outline(header.menu)).toEqual([
    [
      'Bateaux',
      undefined,
      [
        ['Modèle A', '/fr/catamarans/a?x=1#top'],
        ['Par adresse', '/fr/catamarans/a'],
        ['Accueil', '/fr'],
      ],
    ],
    ['Ailleurs', 'https://example.com/x'],
  ]);
  expect(header.menu[0]?.children[0]).toMatchObject({ target: '_blank', isNew: true, parent: 'boats' });
  expect(site.events.filter(({ event }) => event === 'untranslated')).toEqual([]);
});

test('no source has entries and one is not accessible: reported', async () => {
  await using site = await startSmallSite((question) => {
    if (question.includes('/menu_link_content/menu_link_content?')) {
      return { body: { data: [], meta: { omitted: {} } } };
    }
    return question.includes('/menu_items/') ? { body: { data: [] } } : undefined;
  });
  expect((await site.content.menus('en')).header.menu).toEqual([]);
  expect(new Set(site.events.map(({ event }) => event))).toEqual(new Set(['access-denied']));
});

test('reads the promotion from the node of its language', async () => {
  const { data, ...rest } = smallLightbox() as { data: object[]; included: object[] };
  await using site = await startSmallSite((question) =>
    question.includes('/jsonapi/node/lightbox?')
      ? {
          body: {
            data: question.includes('filter[langcode]=fr')
              ? data.map((entity) => ({ ...entity, type: 'node--lightbox' }))
              : [],
            ...rest,
          },
        }
      : undefined,
  );
  expect(await site.content.lightbox('fr')).toMatchObject({ link: { url: 'https://promo.example/' } });
  expect(await site.content.lightbox('de')).toBeUndefined();
  expect(site.server.asked.find((question) => question.includes('/node/lightbox'))).toBe(
    '/fr/jsonapi/node/lightbox?filter[status]=1&filter[langcode]=fr&sort=-changed&include=field_desktop_image.field_media_image,field_mobile_image.field_media_image',
  );
  expect(site.events).toEqual([]);
});

test('key_auth refused by the router: asks it without the key, other paths with it', async () => {
  const keys: [path: string, key: unknown][] = [];
  await using site = await startSmallSite((question) => {
    const key = site.server.headers.at(-1)?.['api-key'];
    keys.push([question, key]);
    return question.startsWith('/router/') && key !== undefined
      ? {
          status: 403,
          type: 'application/json',
          body: { message: 'The used authentication method is not allowed on this route.' },
        }
      : undefined;
  });
  expect((await site.content.find('en', '/yard'))?.type).toBe('node');
  expect((await site.content.find('en', '/only-in-english'))?.type).toBe('node');
  const ofRouter = keys.filter(([question]) => question.startsWith('/router/')).map(([, key]) => key);
  expect(ofRouter[0]).toBe('secret');
  expect(new Set(ofRouter.slice(1))).toEqual(new Set([undefined]));
  const others = keys.filter(([question]) => !question.startsWith('/router/'));
  expect(new Set(others.map(([, key]) => key))).toEqual(new Set(['secret']));
});
