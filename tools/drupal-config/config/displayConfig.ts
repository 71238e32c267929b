import type { ConfigObject, DrupalBundle, DrupalField } from '../model/DrupalModel.ts';
import { FIELD_TYPES, type FieldType } from '../model/fieldTypes.ts';
import { type Storage, storageName } from '../model/resolveStorages.ts';
import { bundleConfigName } from './bundleConfig.ts';
import { fieldConfigName } from './fieldConfig.ts';

type Component = Record<string, unknown>;

const SHARED = { region: 'content', third_party_settings: {} };

/** Above the weight of the title, below those of Drupal's own fields. */
const FIRST_WEIGHT = 1;

/** The widget of a field in forms: media have a library, terms a list. */
function getWidget(field: DrupalField, storage: Storage): FieldType['widget'] | undefined {
  if (field.targets[0]?.startsWith('media--')) return ['media_library_widget', { media_types: [] }];
  if (field.targets[0]?.startsWith('taxonomy_term--')) return ['options_select', {}];
  if (storage.type === 'list_string' && storage.isMany) return ['options_buttons', {}];
  return FIELD_TYPES[storage.type]?.widget;
}

/** Which module has a plugin, by the start of its name; core has the others. */
const PLUGIN_MODULES: readonly [prefix: string, module: string][] = [
  ['address_', 'address'],
  ['datetime_', 'datetime'],
  ['entity_reference_revisions', 'entity_reference_revisions'],
  ['link', 'link'],
  ['list_', 'options'],
  ['media_library', 'media_library'],
  ['metatag_', 'metatag'],
  ['paragraphs', 'paragraphs'],
  ['text_', 'text'],
];

const getModules = (components: readonly Component[]): string[] =>
  [
    ...new Set(
      components.flatMap(({ type }) =>
        PLUGIN_MODULES.filter(([prefix]) => String(type).startsWith(prefix)).map(([, module]) => module),
      ),
    ),
  ].sort();

/** The fields of a bundle with their parts of a display; those without are hidden. */
function getComponents(
  { entity, fields }: DrupalBundle,
  storages: ReadonlyMap<string, Storage>,
  toComponent: (field: DrupalField, storage: Storage) => Component | undefined,
): [string, Component | undefined][] {
  return fields.flatMap((field, index) => {
    const storage = storages.get(storageName(entity, field.name));
    const component = storage && toComponent(field, storage);
    return [[field.name, component && { ...component, weight: FIRST_WEIGHT + index, ...SHARED }]];
  });
}

function toDisplay(
  kind: 'form' | 'view',
  bundle: DrupalBundle,
  components: readonly [string, Component | undefined][],
  alsoHidden: readonly string[],
): ConfigObject {
  const { entity, usedBy } = bundle;
  const owner = bundleConfigName(bundle);
  const fields = components.map(([name]) => fieldConfigName(entity, bundle.bundle, name));
  const shown = components.filter(([, component]) => component !== undefined);
  const hidden = components.filter(([, component]) => component === undefined).map(([name]) => name);
  const modules = getModules(shown.map(([, component]) => component ?? {}));
  return {
    name: `core.entity_${kind}_display.${entity}.${bundle.bundle}.default`,
    usedBy,
    data: {
      langcode: 'en',
      status: true,
      dependencies: {
        config: [...fields, ...(owner ? [owner] : [])].sort(),
        ...(modules.length > 0 && { module: modules }),
      },
      id: `${entity}.${bundle.bundle}.default`,
      targetEntityType: entity,
      bundle: bundle.bundle,
      mode: 'default',
      content: Object.fromEntries(shown),
      hidden: Object.fromEntries([...hidden, ...alsoHidden].map((name) => [name, true])),
    },
  };
}

/** Parts of forms that mean nothing here: a paragraph is published with its node, and nodes are on no front page. */
const HIDDEN_IN_FORMS: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['created', 'status'],
  node: ['promote'],
};

/** The form in which editors fill a bundle, and how Drupal's own pages show it. */
export function displayConfig(bundle: DrupalBundle, storages: ReadonlyMap<string, Storage>): ConfigObject[] {
  if (bundle.fields.length === 0) return [];
  const inForm = getComponents(bundle, storages, (field, storage) => {
    const widget = getWidget(field, storage);
    return widget && { type: widget[0], settings: widget[1] };
  });
  const inView = getComponents(bundle, storages, (_field, storage) => {
    const formatter = FIELD_TYPES[storage.type]?.formatter;
    return formatter && { type: formatter[0], label: 'above', settings: formatter[1] };
  });
  return [
    toDisplay('form', bundle, inForm, HIDDEN_IN_FORMS[bundle.entity] ?? []),
    toDisplay('view', bundle, inView, []),
  ];
}
