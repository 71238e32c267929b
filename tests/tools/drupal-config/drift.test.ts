import { describe, expect, it } from 'vitest';
import { WHOLE_SITE } from '../../../tools/drupal-config/config/createConfig.ts';
import { compareJsonApi } from '../../../tools/drupal-config/drift/compareJsonApi.ts';
import type { Answer, JsonApi } from '../../../tools/drupal-config/drift/createJsonApi.ts';
import type { Drift } from '../../../tools/drupal-config/drift/Drift.ts';
import { findMissing } from '../../../tools/drupal-config/drift/findMissing.ts';
import { findUnread } from '../../../tools/drupal-config/drift/findUnread.ts';
import { loadExportedConfig } from '../../../tools/drupal-config/loadExportedConfig.ts';
import { type Change, drupalWith } from './drupalWith.ts';

const toLine = ({ isNote, name, why, usedBy }: Drift) =>
  `${isNote ? 'note' : 'error'} ${name} ${why}${usedBy.length > 0 ? ` (${usedBy.join(', ')})` : ''}`;

const BLOCKS = 'field.field.node.page.field_blocks';

describe('drift of exported configuration', () => {
  it('none for a Drupal made by the recipe', () => {
    expect([...findMissing(drupalWith(), WHOLE_SITE), ...findUnread(drupalWith(), WHOLE_SITE)]).toEqual([]);
  });

  it.each<[string, Change, string[]]>([
    [
      'a block type, with all of its objects as one',
      (config) => {
        for (const name of [...config.keys()].filter((key) => key.includes('.quotation')))
          config.delete(name);
        config.delete('field.storage.paragraph.field_quote');
      },
      ['error paragraphs.paragraphs_type.quotation is missing, with its fields (4) (quotation)'],
    ],
    [
      'a field',
      (config) => config.delete('field.field.paragraph.text_media.field_video'),
      ['error field.field.paragraph.text_media.field_video is missing (text-media)'],
    ],
    [
      'the form of a block',
      (config) => config.delete('core.entity_form_display.paragraph.lead.default'),
      ['error core.entity_form_display.paragraph.lead.default is missing: editors see no field (lead)'],
    ],
    [
      'a block that pages do not offer',
      (config) => delete config.get(BLOCKS).settings.handler_settings.target_bundles.quotation,
      [`note ${BLOCKS} lacks what the recipe adds: allows quotation (pages of page)`],
    ],
    [
      'another type of field',
      (config) => (config.get('field.storage.node.field_location').type = 'geofield'),
      ['error field.storage.node.field_location is geofield there, but string is needed (pages of event)'],
    ],
    [
      'what may have another name',
      (config) => {
        for (const name of ['user.role.site_reader', 'filter.format.rich_text']) config.delete(name);
      },
      [
        'note user.role.site_reader is missing (every page)',
        'note filter.format.rich_text is missing (rich text)',
      ],
    ],
  ])('missing in Drupal: %s', (_, change, lines) => {
    expect(findMissing(drupalWith(change), WHOLE_SITE).map(toLine)).toEqual(lines);
    expect(findMissing(drupalWith(change), WHOLE_SITE).every(({ missingIn }) => missingIn === 'drupal')).toBe(
      true,
    );
  });

  it.each<[string, Change, string[]]>([
    [
      'types, fields and languages',
      (config) => {
        for (const name of ['node.type.article', 'language.entity.nl', 'language.entity.und'])
          config.set(name, {});
        config.set('field.field.node.page.body', {});
        config.set('field.field.node.article.body', {});
      },
      [
        'note field.field.node.page.body is not read',
        'note language.entity.nl has no address on the site',
        'note node.type.article has no pages on the site',
      ],
    ],
    [
      'a block type that editors may add: pages lose it',
      (config) => {
        config.set('paragraphs.paragraphs_type.promo_banner', {});
        config.get(BLOCKS).settings.handler_settings.target_bundles.promo_banner = 'promo_banner';
      },
      [
        'note paragraphs.paragraphs_type.promo_banner is not shown',
        `error ${BLOCKS} offers promo_banner, which the site does not show there (pages of page)`,
      ],
    ],
    [
      'a choice that the schema of its block refuses',
      (config) =>
        config.get('field.storage.paragraph.field_background').settings.allowed_values.push({ value: 'red' }),
      [
        'error field.storage.paragraph.field_background offers the choice red, which the site does not know (text-media)',
      ],
    ],
  ])('unknown to the site: %s', (_, change, lines) => {
    expect(findUnread(drupalWith(change), WHOLE_SITE).map(toLine)).toEqual(lines);
    expect(findUnread(drupalWith(change), WHOLE_SITE).every(({ missingIn }) => missingIn === 'site')).toBe(
      true,
    );
  });

  it('none for the captured export of a real Drupal', () => {
    expect(findUnread(loadExportedConfig('tests/fixtures/exported-config'), WHOLE_SITE)).toEqual([]);
    const missing = findMissing(loadExportedConfig('tests/fixtures/exported-config'), WHOLE_SITE).map(
      ({ name }) => name,
    );
    // The blocks of pages lack each one that was added since.
    const known = missing.filter((name) => name !== BLOCKS);
    expect(known.filter((name) => /\.(text_media|highlights|free_content|page)\b/.test(name))).toEqual([
      'core.entity_form_display.paragraph.highlights.default',
      'core.entity_form_display.paragraph.free_content.default',
      'core.entity_form_display.paragraph.text_media.default',
    ]);
  });
});

const error = (status: number, detail: string): Answer => ({ status, body: { errors: [{ detail }] } });

/**
 * A Drupal that has what the site reads, after `answer`: nodes with content, nothing else.
 *
 * @returns answers worded as a real one words them.
 */
function jsonApiWith(answer: (path: string, withKey: boolean) => Answer | undefined): JsonApi {
  return async (path, { withKey = true } = {}) => {
    const special = answer(path, withKey);
    if (special) return special;
    const [, entity, bundle] = /\/jsonapi\/(\w+)\/([\w-]+)\?/.exec(path) ?? [];
    const found = WHOLE_SITE.model.find((known) => known.entity === entity && known.bundle === bundle);
    const field = /\[path\]=(\w+)/.exec(path)?.[1];
    if (path === '/jsonapi')
      return { status: 200, body: { data: [], links: { self: {}, 'node--page': {} } } };
    if (path.startsWith('/router/')) return { status: 404, body: { message: 'Unable to resolve path /.' } };
    if (!found) return { status: 404, body: undefined };
    if (field?.endsWith('text'))
      return error(400, `The field \`${field}\`, given in the path \`${field}\` is incomplete`);
    const names = found.fields.map(({ name }) => [name, null]);
    const data = entity === 'node' ? [{ attributes: Object.fromEntries(names), relationships: {} }] : [];
    return { status: 200, body: { data } };
  };
}

const compare = async (answer: (path: string, withKey: boolean) => Answer | undefined) =>
  (await compareJsonApi(jsonApiWith(answer), WHOLE_SITE)).map(toLine);

describe('drift of JSON:API', () => {
  it('none if every type and field exists, with or without content', async () => {
    expect(await compare(() => undefined)).toEqual([]);
  });

  it('reports types, fields, languages and the router, in both directions', async () => {
    const lines = await compare((path) => {
      if (path.startsWith('/router/')) return { status: 404, body: undefined };
      if (path.startsWith('/it/') || path.includes('/paragraph/quotation'))
        return { status: 404, body: undefined };
      if (path.includes('/node/lightbox')) return { status: 404, body: undefined };
      if (path.includes('/paragraph/lead') && path.includes('=field_text')) {
        return error(
          400,
          'Invalid nested filtering. The field `field_text`, given in the path `field_text`, does not exist.',
        );
      }
      if (path.includes('/node/range?')) {
        const attributes = { field_heading: 'Sea', field_metatag: null, field_colour: 'blue', title: 'Sea' };
        return { status: 200, body: { data: [{ attributes, relationships: { field_products: {} } }] } };
      }
      if (path.includes('/node/event?')) return { status: 500, body: undefined };
      return path === '/jsonapi'
        ? { status: 200, body: { links: { 'node--article': {}, 'paragraph--promo': {}, 'user--user': {} } } }
        : undefined;
    });
    expect(lines.toSorted()).toEqual([
      'error /it is no language (pages in Italiano)',
      'error /router/translate-path does not answer (decoupled_router) (every address)',
      'error node--event answers 500 (pages of event)',
      'error node--range field_blocks is missing (pages of range)',
      'error paragraph--lead field_text is missing (lead)',
      'error paragraph--quotation is missing, with its fields (4) (quotation)',
      'note node--article has no pages on the site',
      'note node--lightbox is missing, with its fields (5) (the promotional visual)',
      'note node--range field_colour is not read',
      'note paragraph--promo is not shown',
    ]);
  });

  it('router refuses the key: accepted; everything refused: reported', async () => {
    const lines = await compare((path, withKey) =>
      path.startsWith('/router/') && withKey ? error(403, 'The used authentication method …') : undefined,
    );
    expect(lines).toEqual([]);
    await expect(
      compare((path) => (path.startsWith('/jsonapi/') ? error(403, '') : undefined)),
    ).rejects.toThrow(/answered 403; the key may be wrong/);
  });
});
