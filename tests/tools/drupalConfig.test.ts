import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { runScript } from './runScript.ts';

/** Each is a process of its own, slow to start on a machine that is busy (ms). */
vi.setConfig({ testTimeout: 60_000 });

const EXPORTED = 'tests/fixtures/exported-config';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const drupalConfig = (out: string, ...args: string[]) =>
  runScript('drupalConfig.ts', ['--out', join(folder, out), ...args]);
const loadRecipe = (out: string) => parse(readFileSync(join(folder, out, 'recipe.yml'), 'utf8'));

describe('npm run drupal:config', () => {
  it('site: writes a recipe, replaces its own, never other files', async () => {
    const { stdout, stderr, code } = await drupalConfig('site');
    expect(code).toBe(0);
    expect(stdout).toContain('\nCREATE node.type.page\n');
    expect(stdout).toMatch(/\n\d{3} CREATE, 1 UPDATE, 0 REUSE, 0 REFUSE\nWritten to/);
    expect(stderr).toContain('Nothing was compared');
    const files = readdirSync(join(folder, 'site/config'));
    expect(files).toContain('paragraphs.paragraphs_type.quotation.yml');
    for (const file of files) {
      const text = readFileSync(join(folder, 'site/config', file), 'utf8');
      expect(text, file).not.toMatch(/^uuid:|[&*]a\d/m);
      expect(parse(text, { version: '1.1' }), file).toEqual(parse(text, { version: '1.2' }));
    }
    const { install, config } = loadRecipe('site');
    expect(install).toEqual(
      expect.arrayContaining(['paragraphs', 'webform_rest', 'decoupled_router', 'metatag']),
    );
    // A storage that differs stops the recipe; whatever else exists stays as it is.
    const storages = files.filter((file) => file.startsWith('field.storage.'));
    expect(config.strict.toSorted()).toEqual(storages.map((file) => file.replace('.yml', '')).sort());
    expect(config.actions['language.entity.pt-pt']).toEqual({
      createIfNotExists: expect.objectContaining({ id: 'pt-pt', direction: 'ltr' }),
    });
    writeFileSync(join(folder, 'site/config/old.yml'), '');
    expect((await drupalConfig('site')).code).toBe(0);
    expect(existsSync(join(folder, 'site/config/old.yml'))).toBe(false);
    writeFileSync(join(folder, 'site/recipe.yml'), 'name: Own\n');
    expect(await drupalConfig('site')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('holds something else'),
    });
  });

  it('block: writes one block type for an exported configuration', async () => {
    const { stdout, code } = await drupalConfig(
      'block',
      '--block',
      'text-media',
      '--sync',
      EXPORTED,
      '--core',
      '11.2',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('\nREUSE  field.field.paragraph.text_media.field_video\n');
    expect(readdirSync(join(folder, 'block/config'))).toEqual([
      'core.entity_form_display.paragraph.text_media.default.yml',
      'core.entity_view_display.paragraph.text_media.default.yml',
    ]);
    expect(loadRecipe('block')).toMatchObject({ name: 'Block text-media', config: { strict: false } });
    // A storage without one of its choices, whose labels are the editors' own.
    const own = mkdtempSync(join(folder, 'own-'));
    const storage = readFileSync(join(EXPORTED, 'field.storage.paragraph.field_variant.yml'), 'utf8');
    const data = parse(storage);
    data.settings.allowed_values = [{ value: 'home', label: 'At home' }];
    writeFileSync(join(own, 'field.storage.paragraph.field_variant.yml'), stringify(data));
    const args = ['--block', 'highlights', '--in', 'page', '--sync', own];
    for (const [core, action, values] of [
      [
        '10.4',
        'simpleConfigUpdate',
        [
          { value: 'home', label: 'At home' },
          { value: 'default', label: 'default' },
        ],
      ],
      ['12', 'setProperties', { home: 'At home', default: 'default' }],
    ] as const) {
      expect((await drupalConfig(core, ...args, '--core', core)).code).toBe(0);
      expect(loadRecipe(core).config.actions['field.storage.paragraph.field_variant']).toEqual({
        [action]: { 'settings.allowed_values': values },
      });
    }
    expect((await drupalConfig('anew', '--block', 'text_media', '--in', 'page', '--core', '11.2')).code).toBe(
      0,
    );
    expect(loadRecipe('anew').config.actions).toEqual({
      'field.field.node.page.field_blocks': {
        setProperties: { 'settings.handler_settings.target_bundles.text_media': 'text_media' },
        setStatus: true,
      },
    });
  });

  it('refused or wrong usage: writes nothing', async () => {
    const sync = mkdtempSync(join(folder, 'sync-'));
    writeFileSync(join(sync, 'field.storage.paragraph.field_text.yml'), 'type: string\n');
    const refused = await drupalConfig('refused', '--sync', sync);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was written') });
    expect(refused.stdout).toContain(
      '\nREFUSE field.storage.paragraph.field_text: is string there, but text_long is needed\n',
    );
    expect(existsSync(join(folder, 'refused'))).toBe(false);
    for (const args of [['--block', 'breadcrumbs'], ['--sync', join(folder, 'nowhere')], ['--nothing']]) {
      expect((await drupalConfig('refused', ...args)).code, args.join(' ')).toBe(2);
    }
  });
});
