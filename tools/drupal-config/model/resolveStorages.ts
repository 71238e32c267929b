import { isRecord } from '../../../schemas/isRecord.ts';
import type { DrupalBundle, DrupalField, ExportedConfig } from './DrupalModel.ts';
import { READABLE_TYPES } from './fieldTypes.ts';

/** What all fields of one name and entity type share in Drupal. */
export interface Storage {
  /** Name of its configuration object. */
  name: string;
  entity: string;
  field: string;
  type: string;
  isMany: boolean;
  /** Entity type that references lead to. */
  target: string | undefined;
  choices: readonly string[];
  isDay: boolean;
  usedBy: readonly string[];
  /** Why no storage can hold all of its fields. */
  conflict: string | undefined;
}

export const storageName = (entity: string, field: string) => `field.storage.${entity}.${field}`;

type Use = DrupalBundle & { field: DrupalField };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * The storages of all fields. Fields of one name share one: a number is kept as text where another bundle has text of
 * that name, and an existing storage counts where the site can read its type.
 */
export function resolveStorages(
  bundles: readonly DrupalBundle[],
  existing: ExportedConfig,
): ReadonlyMap<string, Storage> {
  const uses = Map.groupBy(
    bundles.flatMap((bundle) => bundle.fields.map((field): Use => ({ ...bundle, field }))),
    ({ entity, field }) => storageName(entity, field.name),
  );
  return new Map([...uses].map(([name, ofName]) => [name, toStorage(name, ofName, existing.get(name))]));
}

const describeKind = ({ field: { kind, targets } }: Use): string =>
  targets[0] === undefined ? kind : `a reference to ${targets[0].split('--')[0]}`;

/** “is html in 26 types, but text in boat_poster: these need another name”; the kind with the most fields stays. */
function describeConflict(uses: readonly Use[]): string {
  const byKind = Map.groupBy(uses, describeKind);
  const [[kind, most] = ['', []], ...others] = [...byKind].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const rest = others.map(
    ([other, ofKind]) => `${other} in ${ofKind.map(({ bundle }) => bundle).join(', ')}`,
  );
  return `is ${kind} in ${most.length} types, but ${rest.join(' and ')}: these need another name`;
}

function toStorage(
  name: string,
  uses: readonly Use[],
  existing: Record<string, unknown> | undefined,
): Storage {
  const [{ entity, field }] = uses as [Use];
  const kinds = unique(uses.map((use) => use.field.kind));
  const fitting = kinds
    .map((kind): readonly string[] => READABLE_TYPES[kind])
    .reduce((one, other) => one.filter((type) => other.includes(type)));
  const targets = unique(uses.flatMap((use) => use.field.targets.map((target) => target.split('--')[0])));
  const present = fitting.find((type) => type === existing?.type);
  return {
    name,
    entity,
    field: field.name,
    type: present ?? fitting[0] ?? READABLE_TYPES[field.kind][0],
    isMany: uses.some((use) => use.field.isMany),
    target: targets[0],
    choices: unique([...getChoices(existing), ...uses.flatMap((use) => use.field.choices)]),
    isDay: kinds[0] === 'date',
    usedBy: unique(uses.flatMap(({ usedBy }) => usedBy)),
    conflict: fitting.length === 0 || targets.length > 1 ? describeConflict(uses) : undefined,
  };
}

/** Allowed values of an exported storage, in its order. */
export function getChoices(storage: Record<string, unknown> | undefined): string[] {
  const settings = isRecord(storage?.settings) ? storage.settings : {};
  const values = Array.isArray(settings.allowed_values) ? settings.allowed_values : [];
  return values.flatMap((entry: unknown) => (isRecord(entry) ? [String(entry.value)] : []));
}
