import { describe, expect, it } from 'vitest';
import { FIELDS_BY_TYPE } from '../../../demo/services/content/model/bundles.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { createConfig, toBlockScope } from '../../../tools/drupal-config/config/createConfig.ts';
import { loadExportedConfig } from '../../../tools/drupal-config/loadExportedConfig.ts';
import { loadScope } from '../../../tools/drupal-config/loadScope.ts';
import { IMPORTS } from '../../../tools/drupal-config/plan/siteModules.ts';

// The embedded service has the blocks of the second brand of the demo as well.
const site = loadScope('demo/brands/ternby/brand.json');
const { objects } = createConfig(site, new Map());
const byName = new Map(objects.map(({ name, data }) => [name, data]));
const get = (name: string) => byName.get(name) as Record<string, never> & { dependencies: Dependencies };

interface Dependencies {
  config?: string[];
  module?: string[];
}

/** Configuration that Drupal or a module brings. */
const BROUGHT = new Set(Object.values(IMPORTS).flat());

describe('the configuration of the site', () => {
  it('each object once, without uuid, dependencies exist', () => {
    expect(objects.length).toBeGreaterThan(500);
    expect(byName.size).toBe(objects.length);
    for (const { name, data, usedBy } of objects) {
      expect(usedBy, name).not.toEqual([]);
      expect(JSON.stringify(data), name).not.toContain('"uuid":"');
      expect(data, name).toMatchObject({ langcode: 'en', dependencies: {} });
      const { config = [] } = get(name).dependencies;
      const unknown = config.filter((other) => !byName.has(other) && !BROUGHT.has(other));
      expect(unknown, name).toEqual([]);
    }
  });

  it('a number has the bounds of its schema, in the form and in its help', () => {
    expect(get('field.field.paragraph.offer.field_delivery_year')).toMatchObject({
      settings: { min: 2000, max: 2100 },
      description: expect.stringMatching(/A whole number\. Not below 2000\. Not above 2100\.$/),
    });
  });

  it('each content field has storage, field and a form element', () => {
    for (const [type, fields] of FIELDS_BY_TYPE) {
      const [entity = '', bundle = ''] = type.split('--');
      // Menu links have no bundles in Drupal core, and a node takes the place of settings pages.
      const of = { menu_link_content: 'menu_link_content', config_pages: 'lightbox' }[entity] ?? bundle;
      const kind = entity === 'config_pages' ? 'node' : entity;
      for (const name of Object.keys(fields)) {
        const field = `field_${name}`;
        const [storage, instance] = [
          get(`field.storage.${kind}.${field}`),
          get(`field.field.${kind}.${of}.${field}`),
        ];
        expect(instance, `${type} ${field}`).toMatchObject({
          id: `${kind}.${of}.${field}`,
          field_type: storage.type,
          bundle: of,
          settings: {},
        });
        const form = get(`core.entity_form_display.${kind}.${of}.default`);
        expect(Object.keys(form.content ?? {}), `${type} ${field}`).toContain(field);
        expect(form.dependencies.config).toContain(`field.field.${kind}.${of}.${field}`);
      }
    }
  });

  it('labels and descriptions come from the schemas', () => {
    for (const [bundle, schema] of Object.entries(blockSchemas).map(
      ([type, schema]) => [type.replaceAll('-', '_'), schema] as const,
    )) {
      const paragraph = get(`paragraphs.paragraphs_type.${bundle}`);
      if (!paragraph) continue;
      expect(paragraph).toMatchObject({ id: bundle, label: schema.title });
      expect(String(paragraph.description)).toContain(schema.description);
    }
    expect(get('paragraphs.paragraphs_type.boat_poster')).toMatchObject({
      label: 'Boat poster',
      description: 'Opens a page: big words over a drawing.',
    });
    expect(get('field.field.paragraph.highlights.field_items')).toMatchObject({
      label: 'Items',
      description: 'The highlights.',
      required: true,
      settings: { handler_settings: { target_bundles: { highlight_item: 'highlight_item' } } },
    });
  });

  it('has languages, menus, forms and roles', () => {
    for (const { contentCode } of Object.values(LOCALES)) {
      expect(byName.has(`language.entity.${contentCode}`)).toBe(contentCode !== 'en');
    }
    for (const menu of ['header-left', 'header-right', 'footer-left', 'footer-right', 'versions-cms-block']) {
      expect(get(`system.menu.${menu}`)).toMatchObject({ id: menu });
    }
    for (const form of ['contact', 'brochure', 'event_subscription']) {
      const { elements } = get(`webform.webform.${form}`) as unknown as { elements: string };
      expect(elements).toMatch(/^email:$/m);
    }
    const editor = get('user.role.site_editor') as unknown as { permissions: string[] };
    expect(editor.permissions).toEqual(
      expect.arrayContaining([
        'edit any event content',
        'create image media',
        'use editorial transition publish',
      ]),
    );
    for (const role of ['site_reader', 'draft_preview']) {
      const { permissions } = get(`user.role.${role}`) as unknown as { permissions: string[] };
      expect(permissions).toContain('access content');
      expect(
        permissions.filter((permission) => /create|edit|delete|administer (?!menu)/.test(permission)),
      ).toEqual([]);
    }
  });

  it('menu entries are visible by default', () => {
    const boxes = objects.filter(({ data }) => data.field_type === 'boolean');
    const ticked = boxes.filter(({ data }) => JSON.stringify(data.default_value) === '[{"value":1}]');
    expect(ticked.map(({ data }) => data.field_name)).toEqual(['field_is_visible']);
  });

  it('one block: its type, items and fields only', () => {
    const scope = toBlockScope('timeline');
    if (!scope) throw new Error('Editors can add no timeline.');
    const names = createConfig(scope, new Map()).objects.map(({ name }) => name);
    expect(names).toContain('paragraphs.paragraphs_type.timeline_item');
    expect(names).toContain('core.entity_form_display.paragraph.timeline.default');
    expect(names.filter((name) => !/paragraph/.test(name))).toEqual([]);
    expect(toBlockScope('breadcrumbs')).toBeUndefined();
    expect(toBlockScope('boat-shelf')).toBeUndefined();
    expect(toBlockScope('boat-shelf', site)?.bundles.map(({ bundle }) => bundle)).toEqual([
      'boat_shelf_item',
      'boat_shelf',
    ]);
  });
});

/** Words and rules for editors, which may differ, and keys that Drupal gives. */
const OWN = new Set(['uuid', '_core', 'label', 'name', 'description', 'required', 'content', 'hidden']);

/** YAML that PHP writes has `{}` for every empty array. */
const withoutEmpty = (value: unknown) => (isRecord(value) && Object.keys(value).length === 0 ? [] : value);

describe('compared with a real Drupal’s export', () => {
  const exported = loadExportedConfig('tests/fixtures/exported-config');
  const same = [...exported].filter(
    ([name]) => !name.startsWith('core.entity_form_display.') && !name.startsWith('workflows.'),
  );

  it.each(same)('%s has the same keys, type and dependencies', (name, data) => {
    const ours = get(name);
    const keys = (record: object) => Object.keys(record).filter((key) => !OWN.has(key));
    expect(keys(ours)).toEqual(expect.arrayContaining(keys(data)));
    for (const key of keys(data)) {
      if (key === 'dependencies' || key === 'settings') continue;
      expect(withoutEmpty(ours[key]), key).toEqual(withoutEmpty(data[key]));
    }
    const { config = [], module = [] } = data.dependencies as Dependencies;
    expect(ours.dependencies.config ?? []).toEqual(expect.arrayContaining(config));
    expect(ours.dependencies.module ?? []).toEqual(expect.arrayContaining(module));
    const settings = isRecord(data.settings) ? data.settings : {};
    expect(Object.keys(ours.settings ?? {})).toEqual(expect.arrayContaining(Object.keys(settings)));
  });
});
