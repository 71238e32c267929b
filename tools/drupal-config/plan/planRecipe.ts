import { NODE_BUNDLES } from '../../../demo/services/content/model/nodeBundles.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { createConfig, type Scope } from '../config/createConfig.ts';
import { fieldConfigName } from '../config/fieldConfig.ts';
import type { ExportedConfig } from '../model/DrupalModel.ts';
import { allowTypes, compareObject, setComponents } from './compareObject.ts';
import type { PlanEntry } from './PlanEntry.ts';
import { planCore } from './planCore.ts';

/** Objects that are not needed where another way of holding the same exists, by the names of both. */
const ALTERNATIVES: readonly [needed: RegExp, alternative: RegExp][] = [
  [/\bnode\.(type\.)?lightbox\b/, /^field\.field\.config_pages\.lightbox_/],
  [/\bmenu_link_content\./, /^field\.field\.menu_link_content\.header-left\./],
];

function findAlternative(name: string, existing: ExportedConfig): string | undefined {
  const pair = ALTERNATIVES.find(([needed]) => needed.test(name));
  return pair && existing.keys().find((known) => pair[1].test(known));
}

/** Fields of nodes that hold blocks. */
const getBlockFields = ({ model }: Scope) =>
  model
    .filter(({ entity, fields }) => entity === 'node' && fields.some(({ name }) => name === 'field_blocks'))
    .map(({ bundle, usedBy }) => ({ bundle, usedBy, name: fieldConfigName('node', bundle, 'field_blocks') }));

/** A new block among the allowed types of each node bundle, or of those in `only`. */
function planAllowed(
  block: string,
  scope: Scope,
  existing: ExportedConfig | undefined,
  only: readonly string[] | undefined,
): PlanEntry[] {
  return getBlockFields(scope)
    .filter(({ bundle, name }) => (only?.includes(bundle) ?? true) && (existing?.has(name) ?? true))
    .map(({ name, usedBy }) => {
      const field = {
        settings: { handler: 'default:paragraph', handler_settings: { target_bundles: { [block]: block } } },
      };
      const held = existing?.get(name);
      const data = { ...field, field_type: held?.field_type };
      const verdict = held
        ? compareObject({ name, data, usedBy }, held, undefined)
        : { verb: 'UPDATE' as const, why: `allows ${block}`, actions: allowTypes([block]) };
      return { name, usedBy, ...verdict };
    });
}

/**
 * Languages are created by an action, after all files: a language saves the weights of Drupal's own (`und`, `zxx`), which
 * do not exist yet when the recipe itself installs the module.
 */
const isLanguage = (name: string) => name.startsWith('language.entity.');

/**
 * What a recipe would do with each configuration object.
 *
 * @param exported configuration of the Drupal it is for; undefined for one without any of this.
 * @param only node bundles that shall allow a new block; default: all that there are.
 */
export function planRecipe(
  scope: Scope,
  exported: ExportedConfig | undefined,
  only?: readonly string[],
): PlanEntry[] {
  const existing = exported ?? new Map();
  const { objects, storages } = createConfig(scope, existing);
  const planned = objects.map(({ name, data, usedBy }): PlanEntry => {
    const conflict = storages.get(name)?.conflict;
    const held = existing.get(name);
    if (held) return { name, usedBy, ...compareObject({ name, data, usedBy }, held, storages.get(name)) };
    if (conflict) return { verb: 'REFUSE', name, why: conflict, usedBy };
    const instead = findAlternative(name, existing);
    if (instead !== undefined) return { verb: 'REUSE', name, why: `${instead} does it`, usedBy };
    const created: PlanEntry = { verb: 'CREATE', name, why: '', usedBy };
    return isLanguage(name) ? { ...created, actions: { createIfNotExists: data } } : { ...created, data };
  });
  return [
    ...planned.map((entry) => (exported ? moderateNew(entry, planned) : withComponents(entry))),
    ...(scope.block === undefined ? planCore(exported) : planAllowed(scope.block, scope, exported, only)),
  ];
}

/** A new Drupal may have a type `page` whose form exists already: its fields get their places all the same. */
function withComponents(entry: PlanEntry): PlanEntry {
  const content = entry.data?.content;
  const isForm = entry.name.startsWith('core.entity_form_display.node.') && isRecord(content);
  return isForm ? { ...entry, actions: setComponents(Object.entries(content)) } : entry;
}

/** An existing workflow takes in the node types that are new; those that were there stay as they are. */
function moderateNew(entry: PlanEntry, all: readonly PlanEntry[]): PlanEntry {
  const types = all
    .filter(({ verb, name }) => verb === 'CREATE' && name.startsWith('node.type.'))
    .map(({ name }) => name.replace('node.type.', ''))
    .filter((type) => type in NODE_BUNDLES);
  if (entry.verb !== 'REUSE' || entry.name !== 'workflows.workflow.editorial' || types.length === 0)
    return entry;
  return { ...entry, verb: 'UPDATE', why: `moderates ${types.join(', ')}`, actions: { addNodeTypes: types } };
}
