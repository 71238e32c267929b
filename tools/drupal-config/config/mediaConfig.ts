import type { ConfigObject } from '../model/DrupalModel.ts';
import { bundleConfig } from './bundleConfig.ts';
import { FOCAL_POINT_FIELD, focalPointConfig } from './focalPointConfig.ts';
import { MEDIA_TYPES } from './mediaTypes.ts';

const base = { langcode: 'en', status: true };

/** A media type with its file, form, display and translation. */
function toConfig(media: (typeof MEDIA_TYPES)[number]): ConfigObject[] {
  const { bundle, label, field, type, styles } = media;
  const [typeName, storageName, fieldName] = [
    `media.type.${bundle}`,
    `field.storage.media.${field}`,
    `field.field.media.${bundle}.${field}`,
  ];
  const display = (
    kind: 'form' | 'view',
    component: object,
    style: string | undefined,
    hidden: string[],
    also: readonly string[] = [],
  ) => ({
    name: `core.entity_${kind}_display.media.${bundle}.default`,
    data: {
      ...base,
      dependencies: {
        config: [
          ...also.map((name) => `field.field.media.${bundle}.${name}`),
          fieldName,
          ...(style ? [style] : []),
          typeName,
        ],
        module: [type],
      },
      id: `media.${bundle}.default`,
      targetEntityType: 'media',
      bundle,
      mode: 'default',
      content: {
        [field]: { ...component, weight: 1, region: 'content', third_party_settings: {} },
        ...(kind === 'form' &&
          Object.fromEntries(
            also.map((name) => [
              name,
              {
                type: 'options_select',
                settings: {},
                weight: 2,
                region: 'content',
                third_party_settings: {},
              },
            ]),
          )),
      },
      hidden: Object.fromEntries(hidden.map((name) => [name, true])),
    },
  });
  const chosen = bundle === 'image' ? [FOCAL_POINT_FIELD] : [];
  const objects: Omit<ConfigObject, 'usedBy'>[] = [
    {
      name: typeName,
      data: {
        ...base,
        dependencies: {},
        id: bundle,
        label,
        description: '',
        source: media.source,
        queue_thumbnail_downloads: false,
        new_revision: true,
        source_configuration: { source_field: field },
        field_map: { name: 'name' },
      },
    },
    {
      name: storageName,
      data: {
        ...base,
        dependencies: { module: media.modules },
        id: `media.${field}`,
        field_name: field,
        entity_type: 'media',
        type,
        settings: media.storage,
        module: type,
        locked: false,
        cardinality: 1,
        translatable: true,
        indexes: {},
        persist_with_no_fields: false,
        custom_storage: false,
      },
    },
    {
      name: fieldName,
      data: {
        ...base,
        dependencies: {
          config: [storageName, typeName],
          module: media.synchronized ? ['content_translation', type] : [type],
        },
        ...(media.synchronized && {
          third_party_settings: { content_translation: { translation_sync: media.synchronized } },
        }),
        id: `media.${bundle}.${field}`,
        field_name: field,
        entity_type: 'media',
        bundle,
        label: `${label} file`,
        description: media.description,
        required: true,
        translatable: media.synchronized !== undefined,
        default_value: [],
        default_value_callback: '',
        settings: media.settings,
        field_type: type,
      },
    },
    display('form', media.widget, styles[0], [], chosen),
    display(
      'view',
      { ...media.formatter, label: 'visually_hidden' },
      styles[1],
      ['created', ...chosen, 'thumbnail', 'uid'],
      chosen,
    ),
  ];
  const usedBy = [bundle === 'image' ? 'pictures' : 'films'];
  const translation = bundleConfig({ entity: 'media', bundle, label, description: '', fields: [], usedBy });
  return [...objects.map((object) => ({ ...object, usedBy })), ...translation];
}

export const mediaConfig: readonly ConfigObject[] = [...MEDIA_TYPES.flatMap(toConfig), ...focalPointConfig];
