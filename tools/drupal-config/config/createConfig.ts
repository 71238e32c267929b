import { createDrupalModel } from '../model/createDrupalModel.ts';
import type { ConfigObject, DrupalBundle, ExportedConfig } from '../model/DrupalModel.ts';
import { resolveStorages, type Storage, storageName } from '../model/resolveStorages.ts';
import { bundleConfig } from './bundleConfig.ts';
import { displayConfig } from './displayConfig.ts';
import { fieldConfig, storageConfig } from './fieldConfig.ts';
import { mediaConfig } from './mediaConfig.ts';
import { siteConfig } from './siteConfig.ts';
import { textFormat } from './textFormat.ts';
import { webforms } from './webforms.ts';

/** What a recipe is about: everything, or one block type with its items. */
export interface Scope {
  /** Everything that the site reads. */
  model: readonly DrupalBundle[];
  /** Bundles that it brings. */
  bundles: readonly DrupalBundle[];
  /** The paragraph that existing nodes shall allow; undefined for everything. */
  block: string | undefined;
}

export const toSiteScope = (model: readonly DrupalBundle[]): Scope => ({
  model,
  bundles: model,
  block: undefined,
});

/** The site without blocks of a brand. */
export const WHOLE_SITE = toSiteScope(createDrupalModel());

/**
 * One block type with the items in it.
 *
 * @param block type of the block, or its paragraph bundle: `tide-table` or `tide_table`.
 * @param site to whose model it belongs.
 * @returns undefined for a block that editors cannot add.
 */
export function toBlockScope(block: string, { model }: Scope = WHOLE_SITE): Scope | undefined {
  const bundle = block.replaceAll('-', '_');
  const isBlock = ({ entity, fields }: DrupalBundle) =>
    entity === 'node' && fields.some(({ targets }) => targets.includes(`paragraph--${bundle}`));
  if (!model.some(isBlock)) return undefined;
  const names = new Set([bundle]);
  for (const name of names) {
    const fields = model.find((known) => known.entity === 'paragraph' && known.bundle === name)?.fields;
    const items = fields?.filter(({ kind }) => kind === 'paragraphs').flatMap(({ targets }) => targets) ?? [];
    for (const item of items) names.add(item.replace('paragraph--', ''));
  }
  const bundles = model.filter((known) => known.entity === 'paragraph' && names.has(known.bundle));
  return { model, bundles, block: bundle };
}

export interface DesiredConfig {
  objects: readonly ConfigObject[];
  storages: ReadonlyMap<string, Storage>;
}

/** The configuration that the site needs, with the types of the storages that exist already. */
export function createConfig({ model, bundles, block }: Scope, existing: ExportedConfig): DesiredConfig {
  // Storages are shared with bundles outside the scope, which count as well.
  const all = resolveStorages(model, existing);
  const names = new Set(
    bundles.flatMap(({ entity, fields }) => fields.map(({ name }) => storageName(entity, name))),
  );
  const storages = new Map([...all].filter(([name]) => names.has(name)));
  const ofBundles = bundles.flatMap((bundle) => [
    ...bundleConfig(bundle),
    ...bundle.fields.flatMap((field) => {
      const storage = storages.get(storageName(bundle.entity, field.name));
      return storage ? [fieldConfig(bundle, field, storage)] : [];
    }),
    ...displayConfig(bundle, storages),
  ]);
  const shared = block === undefined ? [...mediaConfig, ...siteConfig, ...textFormat, ...webforms] : [];
  return { objects: [...shared, ...[...storages.values()].map(storageConfig), ...ofBundles], storages };
}
