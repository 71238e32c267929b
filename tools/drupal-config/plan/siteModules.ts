/** Modules of the whole site (docs/drupal.md): those of core, then the others. */
export const SITE_MODULES: readonly string[] = [
  ...[
    'ckeditor5',
    'content_moderation',
    'content_translation',
    'datetime',
    'editor',
    'field_ui',
    'file',
    'filter',
  ],
  ...[
    'image',
    'jsonapi',
    'language',
    'link',
    'media',
    'media_library',
    'menu_link_content',
    'menu_ui',
    'node',
  ],
  ...['options', 'path', 'rest', 'serialization', 'taxonomy', 'text', 'views', 'workflows'],
  ...[
    'address',
    'decoupled_router',
    'entity_reference_revisions',
    'key_auth',
    'metatag',
    'metatag_open_graph',
  ],
  ...['metatag_twitter_cards', 'paragraphs', 'redirect', 'token', 'webform', 'webform_rest'],
];

/**
 * Default configuration of these modules that the site or its editors need. A recipe installs a module without its
 * configuration entities, save those that it names.
 */
export const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  content_moderation: ['views.view.moderated_content'],
  file: ['views.view.files'],
  image: ['image.style.large', 'image.style.medium', 'image.style.thumbnail'],
  language: ['language.entity.en', 'language.entity.und', 'language.entity.zxx'],
  media: [
    ...['core.entity_view_mode.media.full', 'views.view.media'],
    ...['delete', 'publish', 'save', 'unpublish'].map((action) => `system.action.media_${action}_action`),
  ],
  media_library: [
    ...['core.entity_form_mode.media.media_library', 'core.entity_view_mode.media.media_library'],
    ...['image.style.media_library', 'views.view.media_library'],
  ],
  metatag: ['403', '404', 'front', 'global', 'node'].map((name) => `metatag.metatag_defaults.${name}`),
  node: ['core.entity_view_mode.node.full', 'core.entity_view_mode.node.teaser', 'views.view.content'],
  user: ['views.view.user_admin_people'],
};
