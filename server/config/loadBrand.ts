import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import english from '../../locales/en.json' with { type: 'json' };
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../locales/locales.ts';
import { summarize } from '../../renderer/src/problems.ts';
import { createAjv, describeProblems } from '../../renderer/src/validate.ts';
import { type Brand, brandSchema } from '../../schemas/brand.ts';
import { ConfigError } from '../http/errors.ts';
import { loadOwnBlocks } from './loadOwnBlocks.ts';

/**
 * Loads a brand's file and fills in its languages.
 *
 * @param file relative to the working directory.
 * @throws ConfigError
 */
export function loadBrand(file: string): Brand {
  const refuse = (fault: string) => new ConfigError(`BRAND_FILE is ${JSON.stringify(file)}, but ${fault}.`);
  let brand: unknown;
  try {
    brand = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isJsonFault = error instanceof SyntaxError;
    throw refuse(isJsonFault ? 'it is not valid JSON' : 'there is no file that can be read');
  }
  const isBrand = createAjv().compile<Brand>(brandSchema);
  if (!isBrand(brand)) throw refuse(summarize(describeProblems(isBrand.errors, '')));
  const languages = LOCALE_CODES.filter((code) => brand.languages?.includes(code) ?? true);
  if (!languages.includes(DEFAULT_LOCALE)) throw refuse(`“${DEFAULT_LOCALE}” is missing in /languages`);
  const silent = languages.find((code) => brand.slogan[code] === undefined);
  if (silent) throw refuse(`“${silent}” is missing in /slogan: it is one of its languages`);
  const crowded = findCrowded(brand.configurator?.packs ?? []);
  if (crowded) throw refuse(`/configurator/packs has more than ${PACKS_OF_A_BOAT} for ${crowded}`);
  const publicVersion = getPublicVersion(join(dirname(file), PUBLIC_FOLDER));
  for (const name of Object.values(brand.look ?? {})) {
    const isFile = !name.startsWith('#');
    if (isFile && !existsSync(join(dirname(file), PUBLIC_FOLDER, name))) {
      throw refuse(`there is no file ${PUBLIC_FOLDER}/${name} beside it`);
    }
  }
  const ownBlocks = loadOwnBlocks(dirname(file));
  for (const [language, own] of Object.entries(brand.messages ?? {})) {
    const unknown = Object.keys(own).find((id) => !Object.hasOwn(english, id));
    if (unknown)
      throw refuse(`/messages/${language} has “${unknown}”, which is no message of locales/en.json`);
  }
  return { ...brand, languages, id: basename(dirname(file)), publicVersion, ownBlocks };
}

/** Its page says what she costs with each selection of them: one more doubles their number. */
const PACKS_OF_A_BOAT = 5;

/** A boat with too many packs; undefined without one. */
const findCrowded = (packs: NonNullable<Brand['configurator']>['packs']): string | undefined =>
  [...packs.flatMap(({ boats = [] }) => boats), 'every boat'].find(
    (boat) => packs.filter(({ boats }) => boats?.includes(boat) ?? true).length > PACKS_OF_A_BOAT,
  );

/** Beside a brand's file: the files that visitors may fetch. */
export const PUBLIC_FOLDER = 'public';

function getPublicVersion(folder: string): string {
  const hash = createHash('sha256');
  const names = globSync('*', { cwd: folder }).sort();
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  return names.length > 0 ? hash.digest('base64url').slice(0, 10) : '';
}

/**
 * Checks that brands on one server are distinguishable.
 *
 * @throws ConfigError
 */
export function refuseAmbiguousBrands(all: readonly Brand[]): void {
  const homeless = all.slice(1).find(({ hosts }) => hosts === undefined);
  if (homeless) {
    throw new ConfigError(`BRAND_FILE names ${all.length} brands, but ${homeless.name} has no “hosts”.`);
  }
  const unique = {
    name: (brand: Brand) => [toVariablePrefix(brand)],
    referencePrefix: (brand: Brand) => [brand.referencePrefix],
    hosts: (brand: Brand) => brand.hosts ?? [],
  };
  for (const [field, values] of Object.entries(unique)) {
    const said = all.flatMap(values);
    const twice = said.find((value, index) => said.indexOf(value) !== index);
    if (twice) throw new ConfigError(`BRAND_FILE names two brands with the same “${field}”: ${twice}.`);
  }
}

/** What begins the variables of one brand of several: `TERNBY_` in `TERNBY_CONTENT_URL`. */
export const toVariablePrefix = ({ name }: Pick<Brand, 'name'>): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')}_`;
