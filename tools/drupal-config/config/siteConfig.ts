import { MENU_BUNDLES } from '../../../demo/services/content/model/bundles.ts';
import { NODE_BUNDLES } from '../../../demo/services/content/model/nodeBundles.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import type { ConfigObject } from '../model/DrupalModel.ts';
import { toLabel } from '../model/toLabel.ts';
import { roles } from './roles.ts';

const base = { langcode: 'en', status: true };

const languages: ConfigObject[] = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map(
  (locale, index) => ({
    name: `language.entity.${LOCALES[locale].contentCode}`,
    usedBy: [`pages in ${LOCALES[locale].label}`],
    data: {
      ...base,
      dependencies: {},
      id: LOCALES[locale].contentCode,
      label: LOCALES[locale].label,
      direction: 'ltr',
      weight: index + 1,
      locked: false,
    },
  }),
);

/** English has no prefix, the others have their code. */
export const PREFIXES: Readonly<Record<string, string>> = Object.fromEntries(
  LOCALE_CODES.map((locale) => {
    const code = LOCALES[locale].contentCode;
    return [code, locale === DEFAULT_LOCALE ? '' : code];
  }),
);

const menus: ConfigObject[] = Object.keys(MENU_BUNDLES).map((id) => ({
  name: `system.menu.${id}`,
  usedBy: [`the menu ${id}`],
  data: { ...base, dependencies: {}, id, label: toLabel(id), description: null, locked: false },
}));

const moderated = Object.keys(NODE_BUNDLES).sort();

const state = (label: string, weight: number, published: boolean, default_revision: boolean) => ({
  published,
  default_revision,
  label,
  weight,
});

const transition = (label: string, to: string, weight: number, ...from: string[]) => ({
  label,
  to,
  weight,
  from,
});

const workflow: ConfigObject = {
  name: 'workflows.workflow.editorial',
  usedBy: ['drafts and preview'],
  data: {
    ...base,
    dependencies: { config: moderated.map((type) => `node.type.${type}`), module: ['content_moderation'] },
    id: 'editorial',
    label: 'Editorial',
    type: 'content_moderation',
    type_settings: {
      states: {
        archived: state('Archived', 5, false, true),
        draft: state('Draft', -5, false, false),
        published: state('Published', 0, true, true),
      },
      transitions: {
        archive: transition('Archive', 'archived', 2, 'published'),
        create_new_draft: transition('Create new draft', 'draft', 0, 'draft', 'published'),
        publish: transition('Publish', 'published', 1, 'draft', 'published'),
        restore: transition('Restore', 'published', 3, 'archived'),
      },
      entity_types: { node: moderated },
      default_moderation_state: 'draft',
    },
  },
};

/** Languages, menus, workflow and roles. */
export const siteConfig: readonly ConfigObject[] = [...languages, ...menus, workflow, ...roles];
