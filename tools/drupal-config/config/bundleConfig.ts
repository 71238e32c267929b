import type { ConfigObject, DrupalBundle } from '../model/DrupalModel.ts';

/** The configuration object that makes a bundle exist; undefined for menu links, which core has. */
export function bundleConfigName({
  entity,
  bundle,
}: Pick<DrupalBundle, 'entity' | 'bundle'>): string | undefined {
  switch (entity) {
    case 'node':
      return `node.type.${bundle}`;
    case 'paragraph':
      return `paragraphs.paragraphs_type.${bundle}`;
    case 'taxonomy_term':
      return `taxonomy.vocabulary.${bundle}`;
    case 'media':
      return `media.type.${bundle}`;
    case 'menu_link_content':
      return undefined;
  }
}

const base = { langcode: 'en', status: true };

function bundleData({
  entity,
  bundle,
  label,
  description,
}: DrupalBundle): Record<string, unknown> | undefined {
  // Drupal takes no empty description.
  const common = { ...base, dependencies: {} };
  switch (entity) {
    case 'node':
      return {
        ...common,
        name: label,
        type: bundle,
        description: description || null,
        help: null,
        new_revision: true,
        preview_mode: 1,
        display_submitted: false,
      };
    case 'paragraph':
      return {
        ...common,
        id: bundle,
        label,
        icon_uuid: null,
        icon_default: null,
        description,
        behavior_plugins: {},
      };
    case 'taxonomy_term':
      return {
        ...common,
        name: label,
        vid: bundle,
        description: description || null,
        weight: 0,
        new_revision: false,
      };
    default:
      // Media types have sources (mediaConfig.ts), and menu links no bundles.
      return undefined;
  }
}

/** A bundle and its translation. Of moderated nodes, fields that are no translation's are hidden in translations. */
export function bundleConfig(bundle: DrupalBundle): ConfigObject[] {
  const { entity, usedBy } = bundle;
  const name = bundleConfigName(bundle);
  const data = bundleData(bundle);
  const settings = {
    ...base,
    dependencies: {
      ...(name && { config: [name] }),
      module: ['content_translation', ...(name ? [] : [entity])],
    },
    third_party_settings: {
      content_translation: {
        enabled: true,
        ...(entity === 'node' && { bundle_settings: { untranslatable_fields_hide: '1' } }),
      },
    },
    id: `${entity}.${bundle.bundle}`,
    target_entity_type_id: entity,
    target_bundle: bundle.bundle,
    default_langcode: 'site_default',
    language_alterable: true,
  };
  return [
    ...(name && data ? [{ name, data, usedBy }] : []),
    { name: `language.content_settings.${entity}.${bundle.bundle}`, data: settings, usedBy },
  ];
}
