import { LOCALES } from '../../../locales/locales.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { createConfig, type Scope } from '../config/createConfig.ts';
import type { DrupalBundle, DrupalField, ExportedConfig } from '../model/DrupalModel.ts';
import { getChoices, storageName } from '../model/resolveStorages.ts';
import type { Drift } from './Drift.ts';

type Use = DrupalBundle & { field: DrupalField };

const unread = (name: string, why: string, usedBy: readonly string[] = [], isNote = true): Drift => ({
  missingIn: 'site',
  isNote,
  name,
  why,
  usedBy,
});

/** Languages that no address of the site has, besides Drupal's own for “none”. */
const LANGUAGES = new Set(['und', 'zxx', ...Object.values(LOCALES).map(({ contentCode }) => contentCode)]);

const OF_BUNDLES: readonly [pattern: RegExp, why: string][] = [
  [/^node\.type\.\w+$/, 'has no pages on the site'],
  [/^taxonomy\.vocabulary\.\w+$/, 'is not read'],
  [/^media\.type\.\w+$/, 'is not shown'],
  [/^paragraphs\.paragraphs_type\.\w+$/, 'is not shown'],
];

/** Fields of these entity types are read from bundles that the site knows. */
const FIELD = /^field\.field\.((?:node|paragraph|media|menu_link_content|taxonomy_term)\.[\w-]+)\.\w+$/;

function findUnreadObject(name: string, bundles: ReadonlySet<string>): Drift | undefined {
  const bundle = OF_BUNDLES.find(([pattern]) => pattern.test(name));
  if (bundle) return unread(name, bundle[1]);
  const language = /^language\.entity\.([\w-]+)$/.exec(name)?.[1];
  if (language !== undefined && !LANGUAGES.has(language)) return unread(name, 'has no address on the site');
  return bundles.has(FIELD.exec(name)?.[1] ?? '') ? unread(name, 'is not read') : undefined;
}

const keysAt = (data: unknown, ...path: string[]): string[] => {
  const found = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data);
  return isRecord(found) ? Object.keys(found) : [];
};

/** Paragraph types that editors may add and the site drops. */
function findUnshown(name: string, field: DrupalField, data: unknown, usedBy: readonly string[]): Drift[] {
  if (field.kind !== 'paragraphs') return [];
  const shown = new Set(field.targets.map((target) => target.replace('paragraph--', '')));
  const others = keysAt(data, 'settings', 'handler_settings', 'target_bundles').filter(
    (type) => !shown.has(type),
  );
  return others.length > 0
    ? [unread(name, `offers ${others.join(', ')}, which the site does not show there`, usedBy, false)]
    : [];
}

/** Choices that a block's schema does not have: the block is dropped. */
function findUnknownChoices(exported: ExportedConfig, fields: readonly Use[]): Drift[] {
  const ofChoices = fields.filter(({ field }) => field.kind === 'choice');
  const byStorage = Map.groupBy(ofChoices, ({ entity, field }) => storageName(entity, field.name));
  return [...byStorage].flatMap(([name, uses]) => {
    const choices = new Set(uses.flatMap(({ field }) => field.choices));
    const others = getChoices(exported.get(name)).filter((choice) => !choices.has(choice));
    const usedBy = [...new Set(uses.flatMap((use) => use.usedBy))];
    return others.length > 0
      ? [unread(name, `offers the choice ${others.join(', ')}, which the site does not know`, usedBy, false)]
      : [];
  });
}

/** What an exported configuration has, and the site does not read. */
export function findUnread(exported: ExportedConfig, site: Scope): Drift[] {
  const known = new Set(createConfig(site, new Map()).objects.map(({ name }) => name));
  const fields = site.model.flatMap((bundle) => bundle.fields.map((field): Use => ({ ...bundle, field })));
  const bundles = new Set([...known].flatMap((name) => FIELD.exec(name)?.[1] ?? []));
  const objects = [...exported.keys()].filter((name) => !known.has(name)).sort();
  return [
    ...objects.flatMap((name) => findUnreadObject(name, bundles) ?? []),
    ...fields.flatMap(({ entity, bundle, field, usedBy }) => {
      const name = `field.field.${entity}.${bundle}.${field.name}`;
      return findUnshown(name, field, exported.get(name), usedBy);
    }),
    ...findUnknownChoices(exported, fields),
  ];
}
