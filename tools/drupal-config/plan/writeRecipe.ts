import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { isRecord } from '../../../schemas/isRecord.ts';
import { UsageError } from '../../runCheck.ts';
import type { Scope } from '../config/createConfig.ts';
import type { ExportedConfig } from '../model/DrupalModel.ts';
import type { PlanEntry } from './PlanEntry.ts';
import { IMPORTS, SITE_MODULES } from './siteModules.ts';

/** First line of each recipe.yml that this command writes: only a folder with it is overwritten. */
const MARK = '# Written by npm run drupal:config.';

/** Drupal's own parser takes 1.2; quoting for 1.1 as well keeps `no` and `on` texts in both. */
const toYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, version: '1.1', aliasDuplicateObjects: false });

const getModules = (plan: readonly PlanEntry[]): string[] =>
  plan.flatMap(({ data }) => {
    const dependencies = isRecord(data?.dependencies) ? data.dependencies : {};
    return Array.isArray(dependencies.module) ? dependencies.module.map(String) : [];
  });

/** Default configuration of modules that the recipe itself installs, which recipes leave out unless they name it. */
function getImports(exported: ExportedConfig | undefined): Record<string, readonly string[]> {
  const enabled = exported?.get('core.extension')?.module;
  return Object.fromEntries(
    Object.entries(IMPORTS).filter(([module]) => !(isRecord(enabled) && module in enabled)),
  );
}

const isNewStorage = ({ verb, name }: PlanEntry) => verb === 'CREATE' && name.startsWith('field.storage.');

/** What `recipe.yml` is made of. */
export interface RecipeOptions {
  scope: Scope;
  plan: readonly PlanEntry[];
  exported: ExportedConfig | undefined;
  /** Release of Drupal core that it is for, such as `10.4`. */
  core: string;
}

/** Since Drupal 11.2 single keys of a configuration entity are changed by `setProperties`. */
function hasSetProperties(core: string): boolean {
  const [major = 0, minor = 0] = core.split('.').map(Number);
  return major > 11 || (major === 11 && minor >= 2);
}

/** Values as the entity holds them: allowed values of a storage are a list in its configuration, a map in the entity. */
const toProperties = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key === 'settings.allowed_values' && Array.isArray(value)
        ? Object.fromEntries(value.map((choice) => [choice.value, choice.label]))
        : value,
    ]),
  );

function toActions(plan: readonly PlanEntry[], core: string): Record<string, unknown> {
  const isNew = hasSetProperties(core);
  const toAction = ([action, value]: [string, unknown]): [string, unknown] =>
    isNew && action === 'simpleConfigUpdate' && isRecord(value)
      ? ['setProperties', toProperties(value)]
      : [action, value];
  return Object.fromEntries(
    plan.flatMap(({ name, actions }) =>
      actions ? [[name, Object.fromEntries(Object.entries(actions).map(toAction))]] : [],
    ),
  );
}

function toRecipe({ scope: { block }, plan, exported, core }: RecipeOptions): string {
  const actions = toActions(plan, core);
  const modules = new Set([...(block === undefined ? SITE_MODULES : []), ...getModules(plan)]);
  const storages = plan.filter(isNewStorage).map(({ name }) => name);
  const imports = block === undefined ? getImports(exported) : {};
  const recipe = {
    name: block === undefined ? 'Website' : `Block ${block.replaceAll('_', '-')}`,
    description:
      block === undefined
        ? 'Everything that the website reads.'
        : `Adds the paragraph type ${block} and offers it in the blocks of pages.`,
    type: block === undefined ? 'Site' : 'Paragraph type',
    install: [...modules].sort(),
    config: {
      // A storage that differs decides how values are kept: Drupal then stops before it changes anything.
      strict: storages.length > 0 ? storages : false,
      ...(Object.keys(imports).length > 0 && { import: imports }),
      ...(Object.keys(actions).length > 0 && { actions }),
    },
  };
  return `${MARK}\n${toYaml(recipe)}`;
}

/**
 * Writes the recipe of a plan: `recipe.yml`, and `config/` with what is created.
 *
 * @throws UsageError when the folder holds something else.
 */
export function writeRecipe(folder: string, options: RecipeOptions): void {
  const recipe = join(folder, 'recipe.yml');
  const isOurs = existsSync(recipe) && readFileSync(recipe, 'utf8').startsWith(MARK);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isOurs) {
    throw new UsageError(`${folder} holds something else; --out names another folder.`);
  }
  const config = join(folder, 'config');
  rmSync(config, { recursive: true, force: true });
  mkdirSync(config, { recursive: true });
  writeFileSync(recipe, toRecipe(options));
  for (const { verb, name, data } of options.plan) {
    if (verb === 'CREATE' && data) writeFileSync(join(config, `${name}.yml`), toYaml(data));
  }
}
