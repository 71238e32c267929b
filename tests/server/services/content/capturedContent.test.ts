import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import { promotionSchema } from '../../../../schemas/blocks/promotion.ts';
import { menuItemSchema } from '../../../../schemas/entities/menu.ts';
import { rangeSchema } from '../../../../schemas/entities/range.ts';
import { formats } from '../../../../schemas/formats.ts';
import { blockSchemas } from '../../../../schemas/index.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import type { Content, ContentNode, RawBlock } from '../../../../server/services/content/Content.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { contentLocale } from '../../../../server/services/content/contentLocale.ts';
import { createContent } from '../../../../server/services/content/createContent.ts';
import {
  blockIncludes,
  paragraphTable,
} from '../../../../server/services/content/paragraphs/paragraphTable.ts';
import { answerFromCaptures, captures, getResource } from './captures.ts';
import { type ContentServer, startContentServer } from './startContentServer.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
for (const [name, { check = true }] of Object.entries(formats)) ajv.addFormat(name, check);
ajv.addKeyword('purpose');

// The schema types of ajv and json-schema-to-ts disagree about absent fields; both mean JSON objects.
const schemas: Record<string, object> = blockSchemas;
const validators = new Map(
  [...paragraphTable.keys()]
    .map((bundle) => bundle.replaceAll('_', '-'))
    .map((type): [string, ValidateFunction] => [type, ajv.compile(schemas[type] ?? {})]),
);
const isMenuItem = ajv.compile(menuItemSchema);
const isRange = ajv.compile(rangeSchema);
const isLightbox = ajv.compile(promotionSchema);

/** Put into the captured content to see it dropped. */
const ON_PURPOSE = "section-hero must have required property 'heading'";

const details = captures.filter(({ name, status }) => status === 200 && /^detail-/.test(name));

describe('content captured from a real Drupal', () => {
  let server: ContentServer;
  let content: Content;
  const events: ContentEvent[] = [];

  beforeAll(async () => {
    server = await startContentServer(answerFromCaptures);
    content = createContent({
      url: server.url,
      headers: { 'api-key': 'secret' },
      cache: createDataCache(),
      upstream: { service: 'content', deadlineMs: 5000 },
      report: (event) => events.push(event),
    });
  });
  beforeEach(() => events.splice(0));
  afterAll(() => server.stop());

  const nodeAt = async (locale: Locale, path: string): Promise<ContentNode> => {
    const found = await content.find(locale, path);
    if (found?.type !== 'node') throw new Error(`${locale} ${path}: ${JSON.stringify(found)}`);
    return found.node;
  };

  const faults = ({ type, props }: RawBlock) => {
    const isValid = validators.get(type);
    return isValid && !isValid(props)
      ? (isValid.errors ?? []).map((e) => `${type}${e.instancePath} ${e.message}`)
      : [];
  };

  test.each(details.map((detail) => [detail.name, detail] as const))(
    'normalizes %s, and every mapped block is valid',
    async (_name, detail) => {
      const { attributes, id } = getResource(detail);
      if (!isRecord(attributes) || !isRecord(attributes.path)) throw new Error('no attributes');
      const locale = contentLocale(String(attributes.langcode)) ?? 'en';
      const node = await nodeAt(locale, String(attributes.path.alias ?? '/'));
      expect(node.id).toBe(id);
      expect(node.contentLocale).toBe(locale);
      expect(node.alternates.map((alternate) => alternate.locale)).toContain(locale);
      expect(node.blocks.flatMap(faults).filter((fault) => fault !== ON_PURPOSE)).toEqual([]);
      expect(JSON.stringify(node)).not.toContain('127.0.0.1');
    },
  );

  test.each(['en', 'fr', 'pt'] as const)('valid menus and ranges in %s', async (locale) => {
    const { header, footer } = await content.menus(locale);
    const items = [...header.menu, ...header.utils, ...footer.footerLeft, ...footer.footerRight];
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect(isMenuItem(item), JSON.stringify(isMenuItem.errors)).toBe(true);
    for (const range of await content.ranges(locale)) {
      expect(isRange(range), JSON.stringify(isRange.errors)).toBe(true);
    }
  });

  test.each([
    ['en', 'https://promo.example.com/'],
    ['fr', '/fr/evenements'],
  ] as const)('a valid promotion in %s', async (locale, url) => {
    const lightbox = await content.lightbox(locale);
    expect(isLightbox(lightbox), JSON.stringify(isLightbox.errors)).toBe(true);
    expect(lightbox?.link).toEqual({ url });
    expect(lightbox).toHaveProperty('mobileImage');
    expect(events).toEqual([]);
  });

  test.each(['de', 'es'] as const)(
    'a promotion whose link does not exist in %s: undefined, reported',
    async (locale) => {
      expect(await content.lightbox(locale)).toBeUndefined();
      expect(events.map(({ event }) => event)).toEqual(['link-unresolved', 'field-invalid']);
    },
  );

  test('promotion without a link (it): reported; no promotion (pt): not reported', async () => {
    expect(await content.lightbox('pt')).toBeUndefined();
    expect(events).toEqual([]);
    expect(await content.lightbox('it')).toBeUndefined();
    expect(events).toEqual([expect.objectContaining({ event: 'field-invalid', field: 'field_link' })]);
  });

  test('requests only fields the contract names', () => {
    const detail = details.find(({ name }) => name.startsWith('detail-page-home'));
    const known = detail?.question.split('include=')[1]?.split(',') ?? [];
    // Of a bundle or a field that is newer than the captures, they cannot tell.
    const bundles = new Set(
      captures.flatMap(({ body }) => String(body).match(/(?<="paragraph--)\w+/g) ?? []),
    );
    const captured = [...paragraphTable].filter(([bundle]) => bundles.has(bundle));
    const asked = captured
      .flatMap(([, { include }]) => include.map((path) => `field_blocks.${path}`))
      .filter((path) => !/field_(portrait|frames|cutout)/.test(path));
    expect(asked.length).toBeGreaterThan(30);
    expect(known).toEqual(expect.arrayContaining(blockIncludes.filter((path) => asked.includes(path))));
  });

  test('omits a deleted model from the carousel, and reports it', async () => {
    const home = await nodeAt('en', '/');
    const carousel = home.blocks.find(({ type }) => type === 'product-carousel');
    expect(carousel?.props.products).toMatchObject([{ title: 'Aurel 42' }, { title: 'Maren 60' }]);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'relationship-missing', field: 'field_products' }),
    );
  });

  test('scripts are left to validation, which sanitizes', async () => {
    const { blocks } = await nodeAt('en', '/about');
    expect(JSON.stringify(blocks.find(({ type }) => type === 'free-content'))).toContain('<script>');
  });

  test('resolves links with French route words, English route words and node numbers', async () => {
    const model = await nodeAt('fr', '/catamarans/aurel-42');
    expect(model.blocks.find(({ type }) => type === 'buttons-section')?.props).toMatchObject({
      brochureLink: { url: '/fr/brochure?model=aurel-42' },
      configuratorLink: { target: '_blank', ariaLabel: 'Opens the configurator' },
      findDealerLink: { url: '/fr/concessionnaires' },
    });
    const home = await nodeAt('fr', '/');
    const links = home.blocks.flatMap(({ props }) => (isRecord(props.link) ? [props.link.url] : []));
    expect(links).toEqual(
      expect.arrayContaining(['/fr/catamarans/aurel-42', '/fr/gammes/cotiere', '/fr/actualites']),
    );
    expect(model).toMatchObject({
      bundle: 'product',
      product: { internalId: 1, range: { url: '/fr/gammes/cotiere' } },
    });
  });

  test('redirects within and off the site', async () => {
    expect(await content.find('fr', '/catamarans/aurel-42-offre')).toEqual({
      type: 'redirect',
      status: 301,
      location: '/fr/catamarans/aurel-42',
    });
    expect(await content.find('en', '/privacy')).toEqual({
      type: 'redirect',
      status: 302,
      location: 'https://group.example.com/privacy',
    });
  });

  test('drafts, unpublished translations and other languages: undefined', async () => {
    expect(await content.find('en', '/news/article/draft')).toBeUndefined();
    expect(await content.find('fr', '/actualites/article/essais-en-mer-en-hiver')).toBeUndefined();
    expect(events.map(({ event }) => event)).toEqual(['access-denied', 'access-denied']);
    expect(await content.find('fr', '/news/article/a-note-in-english-only')).toBeUndefined();
    expect(await content.find('fr', '/boats/aurel-42')).toBeUndefined();
  });

  test('hidden menu entries are omitted; a list without a page is a heading', async () => {
    const { header } = await content.menus('fr');
    expect(header.menu.map(({ label, url }) => [label, url])).toEqual([
      ['Bateaux', undefined],
      ['Notre monde', undefined],
      ['English only', '/fr/chantier#story'],
    ]);
    expect(header.menu[0]?.children.map(({ url }) => url)).toEqual([
      '/fr/gammes/cotiere',
      '/fr/gammes/hauturiere',
      '/fr/chantier',
    ]);
  });
});
