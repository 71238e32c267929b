import { VOCABULARIES } from '../../../demo/services/content/model/bundles.ts';
import { NODE_BUNDLES } from '../../../demo/services/content/model/nodeBundles.ts';
import type { ConfigObject } from '../model/DrupalModel.ts';
import { MEDIA_TYPES } from './mediaTypes.ts';

/**
 * @param config objects that give permissions of their own: Drupal drops a permission that does not exist yet.
 */
const role = (
  id: string,
  label: string,
  usedBy: string,
  permissions: string[],
  config: string[] = [],
): ConfigObject => ({
  name: `user.role.${id}`,
  usedBy: [usedBy],
  data: {
    langcode: 'en',
    status: true,
    dependencies: config.length > 0 ? { config } : {},
    id,
    label,
    weight: 10,
    is_admin: false,
    permissions: permissions.toSorted(),
  },
});

const READ = ['access content', 'view media'];

/** Core shows menu links over JSON:API to no other permission; docs/drupal.md has the way without it. */
const READ_MENUS = 'administer menu';

/** Node types that editors fill: pages, and the promotional visual. */
const NODE_TYPES = [...Object.keys(NODE_BUNDLES), 'lightbox'];
const MEDIA = MEDIA_TYPES.map(({ bundle }) => bundle);

/** Permissions to write, translate and publish, without configuration. */
const EDIT = [
  ...READ,
  READ_MENUS,
  ...[
    'access administration pages',
    'access content overview',
    'access media overview',
    'view the administration theme',
  ],
  ...['access taxonomy overview', 'administer redirects', 'create url aliases', 'use text format rich_text'],
  ...[
    'view all revisions',
    'view any unpublished content',
    'view latest version',
    'view own unpublished content',
  ],
  ...['archive', 'create_new_draft', 'publish', 'restore'].map((name) => `use editorial transition ${name}`),
  ...['create', 'update', 'delete'].map((action) => `${action} content translations`),
  'translate editable entities',
  ...NODE_TYPES.flatMap((type) => [
    `create ${type} content`,
    `edit any ${type} content`,
    `delete any ${type} content`,
  ]),
  ...MEDIA.flatMap((type) => [`create ${type} media`, `edit any ${type} media`, `delete any ${type} media`]),
  ...VOCABULARIES.flatMap((name) => [
    `create terms in ${name}`,
    `edit terms in ${name}`,
    `delete terms in ${name}`,
  ]),
];

/** Roles of the accounts of the site, and of its editors. */
export const roles: readonly ConfigObject[] = [
  role(
    'site_reader',
    'Site reader',
    'every page',
    [...READ, READ_MENUS, 'restful post webform_rest_submit', 'use key authentication'],
    ['rest.resource.webform_rest_submit'],
  ),
  role('draft_preview', 'Draft preview', 'preview', [
    ...READ,
    READ_MENUS,
    'view all revisions',
    'view any unpublished content',
    'view latest version',
  ]),
  role('site_editor', 'Site editor', 'editing', EDIT, [
    ...NODE_TYPES.map((type) => `node.type.${type}`),
    ...MEDIA.map((type) => `media.type.${type}`),
    ...VOCABULARIES.map((name) => `taxonomy.vocabulary.${name}`),
    ...['filter.format.rich_text', 'workflows.workflow.editorial'],
  ]),
];
