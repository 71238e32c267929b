import { parse, stringify } from 'yaml';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { ConfigObject } from '../model/DrupalModel.ts';
import { getChoices, type Storage } from '../model/resolveStorages.ts';
import type { PlanEntry } from './PlanEntry.ts';

type Data = Record<string, unknown>;

/** Whether an existing object does, what has to be added to it, or why it cannot be used. */
type Verdict = Pick<PlanEntry, 'verb' | 'why' | 'actions'>;

const REUSE: Verdict = { verb: 'REUSE', why: '' };
const refuse = (why: string): Verdict => ({ verb: 'REFUSE', why });
const update = (why: string, actions: Data): Verdict => ({ verb: 'UPDATE', why, actions });

const getRecord = (data: unknown, ...path: string[]): Data | undefined => {
  const found = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data);
  return isRecord(found) ? found : undefined;
};

/** A storage cannot change type, target or number of values while it holds content. */
function compareStorage(desired: Data, existing: Data): Verdict {
  const [wanted, held] = [getRecord(desired, 'settings'), getRecord(existing, 'settings')];
  if (existing.type !== desired.type)
    return refuse(`is ${existing.type} there, but ${desired.type} is needed`);
  for (const key of ['target_type', 'datetime_type']) {
    if (wanted?.[key] !== held?.[key]) return refuse(`has ${key} ${held?.[key]} there, not ${wanted?.[key]}`);
  }
  // One value is delivered as it is, several as a list: the site reads the one or the other.
  const isMany = existing.cardinality !== 1;
  if (isMany !== (desired.cardinality !== 1)) {
    return refuse(
      isMany ? 'holds several values there, but one is read' : 'holds one value there, but several are read',
    );
  }
  const known = new Set(getChoices(existing));
  const more = getChoices(desired).filter((choice) => !known.has(choice));
  if (more.length === 0 || desired.type !== 'list_string') return REUSE;
  // Existing values keep their labels and their order.
  const own = Array.isArray(held?.allowed_values) ? held.allowed_values : [];
  const allowed = [...own, ...more.map((value) => ({ value, label: value }))];
  return update(`allows ${more.join(', ')}`, { simpleConfigUpdate: { 'settings.allowed_values': allowed } });
}

/**
 * Adds allowed types one by one. The entity action after them saves the field again, which writes its dependencies on
 * the new types.
 */
export function allowTypes(bundles: readonly string[]): Data {
  return {
    simpleConfigUpdate: Object.fromEntries(
      bundles.map((bundle) => [`settings.handler_settings.target_bundles.${bundle}`, bundle]),
    ),
    setStatus: true,
  };
}

function compareField(desired: Data, existing: Data): Verdict {
  const [wanted, held] = [getRecord(desired, 'settings'), getRecord(existing, 'settings')];
  if (existing.field_type !== desired.field_type) {
    return refuse(`is ${existing.field_type} there, but its storage is ${desired.field_type}`);
  }
  const bundles = Object.keys(getRecord(wanted, 'handler_settings', 'target_bundles') ?? {});
  if (bundles.length === 0) return REUSE;
  if (held?.handler !== wanted?.handler) return refuse(`finds its targets by ${held?.handler}`);
  const listed = getRecord(held, 'handler_settings', 'target_bundles');
  const isNegated = Boolean(Number(getRecord(held, 'handler_settings')?.negate ?? 0));
  if (isNegated) {
    const excluded = bundles.filter((bundle) => listed && bundle in listed);
    return excluded.length > 0
      ? refuse(`excludes ${excluded.join(', ')}: include the selected types`)
      : REUSE;
  }
  // Without a list every bundle is allowed.
  const more = listed ? bundles.filter((bundle) => !(bundle in listed)) : [];
  return more.length > 0 ? update(`allows ${more.join(', ')}`, allowTypes(more)) : REUSE;
}

/** Fields without a place in the form are not seen by editors. One that was hidden there stays hidden. */
function compareForm(desired: Data, existing: Data): Verdict {
  const [content, hidden] = [getRecord(existing, 'content') ?? {}, getRecord(existing, 'hidden') ?? {}];
  const more = Object.entries(getRecord(desired, 'content') ?? {}).filter(
    ([field]) => !(field in content) && !(field in hidden),
  );
  if (more.length === 0) return REUSE;
  return update(`shows ${more.map(([field]) => field).join(', ')}`, setComponents(more));
}

export const setComponents = (components: readonly [string, unknown][]): Data => ({
  setComponents: components.map(([name, options]) => ({ name, options })),
});

function compareTranslation(existing: Data): Verdict {
  return getRecord(existing, 'third_party_settings', 'content_translation')?.enabled === true
    ? REUSE
    : update('can be translated', {
        simpleConfigUpdate: { 'third_party_settings.content_translation.enabled': true },
      });
}

function compareRole(desired: Data, existing: Data): Verdict {
  const held = Array.isArray(existing.permissions) ? existing.permissions : [];
  const more = (desired.permissions as string[]).filter((permission) => !held.includes(permission));
  return more.length > 0 ? update(`may ${more.join(', ')}`, { grantPermissions: more }) : REUSE;
}

function compareWebform(desired: Data, existing: Data): Verdict {
  const held = parse(String(existing.elements ?? '')) ?? {};
  const text = String(existing.elements);
  const more = Object.entries(parse(String(desired.elements)) as Data).filter(
    // Elements may stand inside others.
    ([name]) => !new RegExp(`^\\s*['"]?${name}['"]?:`, 'm').test(text),
  );
  if (more.length === 0) return REUSE;
  const elements = stringify({ ...held, ...Object.fromEntries(more) }, { lineWidth: 0 });
  return update(`takes ${more.map(([name]) => name).join(', ')}`, { simpleConfigUpdate: { elements } });
}

function compareMedia(desired: Data, existing: Data): Verdict {
  const field = getRecord(existing, 'source_configuration')?.source_field;
  const wanted = getRecord(desired, 'source_configuration')?.source_field;
  return existing.source === desired.source && field === wanted
    ? REUSE
    : refuse(`has its file in ${field} (${existing.source}), not in ${wanted} (${desired.source})`);
}

/**
 * Compares an object with the exported one. Nothing is ever taken away, and words, order and rules of editors' forms
 * stay as they are.
 */
export function compareObject(
  { name, data }: ConfigObject,
  existing: Record<string, unknown>,
  storage: Storage | undefined,
): Verdict {
  if (name.startsWith('field.storage.')) {
    return storage?.conflict ? refuse(storage.conflict) : compareStorage(data, existing);
  }
  if (name.startsWith('field.field.')) return compareField(data, existing);
  if (name.startsWith('core.entity_form_display.')) return compareForm(data, existing);
  if (name.startsWith('language.content_settings.')) return compareTranslation(existing);
  if (name.startsWith('user.role.')) return compareRole(data, existing);
  if (name.startsWith('webform.webform.')) return compareWebform(data, existing);
  if (name.startsWith('media.type.')) return compareMedia(data, existing);
  return REUSE;
}
