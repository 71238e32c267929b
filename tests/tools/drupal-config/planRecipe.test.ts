import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { PropSchema } from '../../../schemas/toBlockFields.ts';
import { toBlockScope, toSiteScope, WHOLE_SITE } from '../../../tools/drupal-config/config/createConfig.ts';
import { loadExportedConfig } from '../../../tools/drupal-config/loadExportedConfig.ts';
import { loadScope } from '../../../tools/drupal-config/loadScope.ts';
import { createDrupalModel } from '../../../tools/drupal-config/model/createDrupalModel.ts';
import type { ExportedConfig } from '../../../tools/drupal-config/model/DrupalModel.ts';
import type { PlanEntry } from '../../../tools/drupal-config/plan/PlanEntry.ts';
import { planRecipe } from '../../../tools/drupal-config/plan/planRecipe.ts';
import { type Change, type Data, drupalWith } from './drupalWith.ts';

const planAll = (exported: ExportedConfig) =>
  new Map(planRecipe(WHOLE_SITE, exported).map((entry) => [entry.name, entry]));

/** What is not simply there. */
const changes = (plan: ReadonlyMap<string, PlanEntry>) =>
  [...plan.values()].filter(({ verb }) => verb !== 'REUSE').map(({ verb, name }) => `${verb} ${name}`);

const BLOCKS = 'field.field.node.page.field_blocks';

describe('planRecipe', () => {
  it('empty Drupal: creates everything; complete Drupal: nothing', () => {
    const created = planRecipe(WHOLE_SITE, undefined);
    expect(created.filter(({ verb }) => verb !== 'CREATE')).toMatchObject([
      { name: 'user.role.anonymous', actions: { grantPermissions: ['access content'] } },
    ]);
    expect(changes(planAll(drupalWith()))).toEqual([]);
  });

  it.each<[string, Change, string, string]>([
    [
      'another type',
      (config) => (config.get('field.storage.paragraph.field_text').type = 'string'),
      'field.storage.paragraph.field_text',
      'is string there, but text_long is needed',
    ],
    [
      'another target',
      (config) => (config.get('field.storage.paragraph.field_image').settings.target_type = 'file'),
      'field.storage.paragraph.field_image',
      'has target_type file there, not media',
    ],
    [
      'one value instead of many',
      (config) => (config.get('field.storage.paragraph.field_items').cardinality = 1),
      'field.storage.paragraph.field_items',
      'holds one value there, but several are read',
    ],
    [
      'many values instead of one',
      (config) => (config.get('field.storage.paragraph.field_heading').cardinality = -1),
      'field.storage.paragraph.field_heading',
      'holds several values there, but one is read',
    ],
    [
      'days instead of times',
      (config) => (config.get('field.storage.node.field_start_date').settings.datetime_type = 'date'),
      'field.storage.node.field_start_date',
      'has datetime_type date there, not datetime',
    ],
    [
      'a field of another type than its storage',
      (config) => (config.get('field.field.node.range.field_heading').field_type = 'text'),
      'field.field.node.range.field_heading',
      'is text there, but its storage is string',
    ],
    [
      'targets found by a view',
      (config) => (config.get(BLOCKS).settings.handler = 'views'),
      BLOCKS,
      'finds its targets by views',
    ],
    [
      'a needed type among the excluded ones',
      (config) => {
        const { handler_settings } = config.get(BLOCKS).settings;
        handler_settings.negate = 1;
        handler_settings.target_bundles = { quotation: 'quotation' };
      },
      BLOCKS,
      'excludes quotation: include the selected types',
    ],
    [
      'media with their file in another field',
      (config) => (config.get('media.type.image').source_configuration.source_field = 'field_other'),
      'media.type.image',
      'has its file in field_other (image), not in field_media_image (image)',
    ],
    [
      'another language prefix',
      (config) => config.set('language.negotiation', { url: { prefixes: { en: '', fr: 'francais' } } }),
      'language.negotiation',
      'fr has the prefix “francais”, not “fr”',
    ],
  ])('refuses %s', (_, change, name, why) => {
    expect(planAll(drupalWith(change)).get(name)).toMatchObject({ verb: 'REFUSE', why });
  });

  it.each<[string, Change, string, Record<string, unknown>]>([
    [
      'an allowed type one by one, and saves the field once more for its dependencies',
      (config) => delete config.get(BLOCKS).settings.handler_settings.target_bundles.quotation,
      BLOCKS,
      {
        simpleConfigUpdate: { 'settings.handler_settings.target_bundles.quotation': 'quotation' },
        setStatus: true,
      },
    ],
    [
      'a place in the form, beside those that are there',
      (config) => delete config.get('core.entity_form_display.paragraph.lead.default').content.field_text,
      'core.entity_form_display.paragraph.lead.default',
      {
        setComponents: [{ name: 'field_text', options: expect.objectContaining({ type: 'text_textarea' }) }],
      },
    ],
    [
      'a choice, after those that are there',
      (config) =>
        (config.get('field.storage.paragraph.field_background').settings.allowed_values = [
          { value: 'red', label: 'Red' },
          { value: 'grey', label: 'Grey' },
        ]),
      'field.storage.paragraph.field_background',
      {
        simpleConfigUpdate: {
          'settings.allowed_values': [
            { value: 'red', label: 'Red' },
            { value: 'grey', label: 'Grey' },
            { value: 'white', label: 'white' },
          ],
        },
      },
    ],
    [
      'translation',
      (config) => (config.get('language.content_settings.node.news').third_party_settings = {}),
      'language.content_settings.node.news',
      { simpleConfigUpdate: { 'third_party_settings.content_translation.enabled': true } },
    ],
    [
      'a permission',
      (config) => (config.get('user.role.site_reader').permissions = ['access content', 'edit terms']),
      'user.role.site_reader',
      { grantPermissions: expect.not.arrayContaining(['access content']) },
    ],
    [
      'a moderated type',
      (config) => config.delete('node.type.event'),
      'workflows.workflow.editorial',
      { addNodeTypes: ['event'] },
    ],
  ])('adds %s', (_, change, name, actions) => {
    expect(planAll(drupalWith(change)).get(name)).toMatchObject({ verb: 'UPDATE', actions });
  });

  it('adds an element to existing forms, in groups too', () => {
    const name = 'webform.webform.contact';
    const change: Change = (config) => {
      const { email, ...others } = parse(config.get(name).elements);
      delete others.mobile;
      config.get(name).elements = stringify({ group: { '#type': 'fieldset', email }, own: {}, ...others });
    };
    const { verb, why, actions } = planAll(drupalWith(change)).get(name) as PlanEntry;
    expect([verb, why]).toEqual(['UPDATE', 'takes mobile']);
    const { elements } = (actions as Data).simpleConfigUpdate;
    expect(Object.keys(parse(elements))).toEqual(expect.arrayContaining(['group', 'own', 'mobile']));
  });

  it('includes a brand’s own blocks; refuses a prop with the name of a field of another type', () => {
    const text = { type: 'string', minLength: 1 };
    const planOwn = (properties: Record<string, PropSchema>) => {
      const schema = { title: 'Sail plan', type: 'object', properties };
      const model = createDrupalModel({ 'sail-plan': { component: 'SailPlan', schema } });
      return planRecipe(toSiteScope(model), undefined).filter(({ verb }) => verb === 'REFUSE');
    };
    expect(planOwn({ heading: text, area: text })).toEqual([]);
    expect(planOwn({ text, area: text })).toMatchObject([
      {
        name: 'field.storage.paragraph.field_text',
        why: expect.stringMatching(/^is html in \d+ types, but text in sail_plan: these need another name$/),
      },
    ]);
    expect(
      planRecipe(loadScope('demo/brands/ternby/brand.json'), undefined).map(({ verb }) => verb),
    ).not.toContain('REFUSE');
  });

  it('accepts compatible storages and limits', () => {
    const plan = planAll(
      drupalWith((config) => {
        config.get('field.storage.paragraph.field_caption').type = 'string_long';
        config.get('field.storage.paragraph.field_items').cardinality = 12;
        for (const [name, data] of config) {
          if (/^field\.field\.paragraph\.\w+\.field_caption$/.test(name)) data.field_type = 'string_long';
          if (/node\.lightbox|\.menu_link_content\./.test(name)) config.delete(name);
        }
        delete config.get(BLOCKS).settings.handler_settings.target_bundles;
        config.delete('node.type.lightbox');
        config.set('field.field.config_pages.lightbox_en.field_link', {});
        config.set('field.field.menu_link_content.header-left.field_is_new', {});
      }),
    );
    expect(changes(plan)).toEqual([]);
    expect(plan.get('node.type.lightbox')).toMatchObject({
      verb: 'REUSE',
      why: 'field.field.config_pages.lightbox_en.field_link does it',
    });
  });

  it('offers a block on all node types with blocks, or only the named ones', () => {
    const scope = toBlockScope('quotation') ?? WHOLE_SITE;
    const allowing = (exported?: ExportedConfig, only?: string[]) =>
      planRecipe(scope, exported, only)
        .filter(({ verb }) => verb === 'UPDATE')
        .map(({ name }) => name);
    expect(allowing()).toHaveLength(7);
    expect(allowing(undefined, ['page'])).toEqual([BLOCKS]);
    // This Drupal has pages alone, which allow quotations already; the type itself is not among the exported files.
    const exported = loadExportedConfig('tests/fixtures/exported-config');
    expect(allowing(exported)).toEqual([]);
    const plan = planRecipe(scope, exported).map(({ verb, name }) => `${verb} ${name}`);
    expect(plan).toContain(`REUSE ${BLOCKS}`);
    expect(plan).toContain('REUSE field.storage.paragraph.field_image');
    expect(plan).toContain('CREATE paragraphs.paragraphs_type.quotation');
  });

  it('refuses nothing of a real Drupal’s export', () => {
    const plan = planRecipe(WHOLE_SITE, loadExportedConfig('tests/fixtures/exported-config'));
    expect(plan.filter(({ verb }) => verb === 'REFUSE')).toEqual([]);
    const reused = plan.filter(({ verb }) => verb === 'REUSE').map(({ name }) => name);
    // A block that was added since is added to the blocks of pages, which are not among these.
    expect(reused).toEqual(
      expect.arrayContaining(['node.type.page', 'field.field.paragraph.text_media.field_category']),
    );
  });
});
