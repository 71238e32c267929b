import type { ConfigObject, DrupalBundle, DrupalField } from '../model/DrupalModel.ts';
import { FIELD_TYPES } from '../model/fieldTypes.ts';
import type { Storage } from '../model/resolveStorages.ts';
import { bundleConfigName } from './bundleConfig.ts';

/** The module of an entity type. */
const ENTITY_MODULES: Readonly<Record<string, string>> = {
  node: 'node',
  paragraph: 'paragraphs',
  taxonomy_term: 'taxonomy',
  media: 'media',
  menu_link_content: 'menu_link_content',
};

const sorted = (names: readonly (string | undefined)[]): string[] =>
  [...new Set(names)].filter((name) => name !== undefined && name !== 'core').sort() as string[];

function storageSettings({ type, target, choices, isDay }: Storage): Record<string, unknown> {
  switch (type) {
    case 'list_string':
      return {
        allowed_values: choices.map((value) => ({ value, label: value })),
        allowed_values_function: '',
      };
    case 'datetime':
      return { datetime_type: isDay ? 'date' : 'datetime' };
    case 'entity_reference':
    case 'entity_reference_revisions':
      return { target_type: target };
    default:
      return { ...FIELD_TYPES[type]?.storage };
  }
}

export function storageConfig(storage: Storage): ConfigObject {
  const { name, entity, field, type, isMany, target, usedBy } = storage;
  const module = FIELD_TYPES[type]?.module ?? 'core';
  const modules = sorted([module, ENTITY_MODULES[entity], target && ENTITY_MODULES[target]]);
  return {
    name,
    usedBy,
    data: {
      langcode: 'en',
      status: true,
      dependencies: { module: modules },
      id: `${entity}.${field}`,
      field_name: field,
      entity_type: entity,
      type,
      settings: storageSettings(storage),
      module,
      locked: false,
      cardinality: isMany ? -1 : 1,
      translatable: true,
      indexes: {},
      persist_with_no_fields: false,
      custom_storage: false,
    },
  };
}

export const fieldConfigName = (entity: string, bundle: string, field: string) =>
  `field.field.${entity}.${bundle}.${field}`;

/** What a field may refer to, in the order in which editors choose. */
function referenceSettings({ targets, kind }: DrupalField, target: string): Record<string, unknown> {
  const bundles = targets.map((type) => type.split('--')[1] ?? '');
  const allowed = Object.fromEntries(bundles.map((bundle) => [bundle, bundle]));
  const order = bundles.map((bundle, weight) => [bundle, { weight, enabled: true }]);
  return {
    handler: `default:${target}`,
    handler_settings: {
      target_bundles: allowed,
      ...(kind === 'paragraphs' && { negate: 0, target_bundles_drag_drop: Object.fromEntries(order) }),
    },
  };
}

/** A field of a bundle. */
export function fieldConfig(bundle: DrupalBundle, field: DrupalField, storage: Storage): ConfigObject {
  const { type, target } = storage;
  const { module, field: settings = {} } = FIELD_TYPES[type] ?? { module: 'core' };
  const bounds = 'min' in settings && { min: field.minimum ?? null, max: field.maximum ?? null };
  const targets = field.targets.map((name) => {
    const [entity, id = ''] = name.split('--');
    return bundleConfigName({ entity: entity as DrupalBundle['entity'], bundle: id });
  });
  const format = 'allowed_formats' in settings ? 'filter.format.rich_text' : undefined;
  // Menu links have no bundles that would bring their module.
  const modules = sorted([module, bundle.entity === 'menu_link_content' ? bundle.entity : undefined]);
  return {
    name: fieldConfigName(bundle.entity, bundle.bundle, field.name),
    usedBy: bundle.usedBy,
    data: {
      langcode: 'en',
      status: true,
      dependencies: {
        config: sorted([storage.name, bundleConfigName(bundle), ...targets, format]),
        ...(modules.length > 0 && { module: modules }),
      },
      id: `${bundle.entity}.${bundle.bundle}.${field.name}`,
      field_name: field.name,
      entity_type: bundle.entity,
      bundle: bundle.bundle,
      label: field.label,
      description: field.description,
      required: field.isRequired,
      translatable: field.isTranslatable,
      default_value: field.isTicked ? [{ value: 1 }] : [],
      default_value_callback: '',
      settings: target === undefined ? { ...settings, ...bounds } : referenceSettings(field, target),
      field_type: type,
    },
  };
}
