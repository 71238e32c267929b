import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { UsageError } from '../../runCheck.ts';
import type { Scope } from '../config/createConfig.ts';
import type { DrupalBundle } from '../model/DrupalModel.ts';
import { getDetail, type JsonApi } from './createJsonApi.ts';
import type { Drift } from './Drift.ts';

/** Bundles and fields that a Drupal delivers in another way, or that pages do without (docs/drupal.md). */
const OPTIONAL = new Set(['node--lightbox', 'menu_link_content--menu_link_content']);

const toType = ({ entity, bundle }: DrupalBundle) => `${entity}--${bundle}`;

const missing = (name: string, why: string, usedBy: readonly string[], isNote = false): Drift => ({
  missingIn: 'drupal',
  isNote,
  name,
  why,
  usedBy,
});

const unread = (name: string, why: string): Drift => ({
  missingIn: 'site',
  isNote: true,
  name,
  why,
  usedBy: [],
});

/** Whether a bundle has a field, told by a filter: Drupal answers 400 for one that it does not know. */
async function hasField(ask: JsonApi, path: string, name: string): Promise<boolean> {
  const filter = `filter[f][condition][path]=${name}&filter[f][condition][operator]=IS%20NULL`;
  const answer = await ask(`${path}?page[limit]=1&${filter}`);
  // A field of several values is known as well; the filter would have to name one of them.
  return answer.status !== 400 || !/does not exist/.test(getDetail(answer));
}

async function compareBundle(ask: JsonApi, bundle: DrupalBundle): Promise<Drift[]> {
  const type = toType(bundle);
  const isNote = OPTIONAL.has(type);
  const path = `/jsonapi/${bundle.entity}/${bundle.bundle}`;
  const { status, body } = await ask(`${path}?page[limit]=1`);
  if (status === 401 || status === 403) {
    throw new UsageError(`${path} answered ${status}; the key may be wrong (CONTENT_KEY).`);
  }
  if (status !== 200) {
    const why =
      status === 404 ? `is missing, with its fields (${bundle.fields.length})` : `answers ${status}`;
    return [missing(type, why, bundle.usedBy, isNote)];
  }
  const [first] = Array.isArray(body?.data) ? body.data : [];
  const values = isRecord(first)
    ? { ...toRecord(first.attributes), ...toRecord(first.relationships) }
    : undefined;
  const known = new Set(bundle.fields.map(({ name }) => name));
  const lacking: Drift[] = [];
  for (const { name } of bundle.fields) {
    const isThere = values ? name in values : await hasField(ask, path, name);
    if (!isThere) lacking.push(missing(`${type} ${name}`, 'is missing', bundle.usedBy, isNote));
  }
  const others = Object.keys(values ?? {}).filter((name) => name.startsWith('field_') && !known.has(name));
  return [...lacking, ...others.map((name) => unread(`${type} ${name}`, 'is not read'))];
}

const toRecord = (value: unknown) => (isRecord(value) ? value : {});

/** Types that Drupal's list of resources has besides those of the site. */
async function findOtherTypes(ask: JsonApi, model: readonly DrupalBundle[]): Promise<Drift[]> {
  const known = new Set(model.map(toType));
  const { body } = await ask('/jsonapi');
  return Object.keys(toRecord(body?.links))
    .filter((type) => /^(node|paragraph)--/.test(type) && !known.has(type))
    .map((type) => unread(type, type.startsWith('node--') ? 'has no pages on the site' : 'is not shown'));
}

async function compareLanguages(ask: JsonApi): Promise<Drift[]> {
  const found = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map(async (locale) => {
    const { contentCode, label } = LOCALES[locale];
    const { status } = await ask(`/${contentCode}/jsonapi/node/page?page[limit]=1`);
    return status === 404 ? [missing(`/${contentCode}`, 'is no language', [`pages in ${label}`])] : [];
  });
  return (await Promise.all(found)).flat();
}

/** The router takes the key, or answers without. */
async function compareRouter(ask: JsonApi): Promise<Drift[]> {
  const path = '/router/translate-path?path=/';
  for (const withKey of [true, false]) {
    const { status, body } = await ask(path, { withKey });
    // Without a home page the answer is a 404 in JSON.
    if (status === 200 || (status === 404 && body !== undefined)) return [];
  }
  return [missing('/router/translate-path', 'does not answer (decoupled_router)', ['every address'])];
}

/**
 * What site and Drupal do not share, as JSON:API shows it: types and their fields. Types of targets, forms and settings
 * are not seen from there.
 *
 * @throws UsageError when the service does not answer, or refuses.
 */
export async function compareJsonApi(ask: JsonApi, { model }: Scope): Promise<Drift[]> {
  const drifts = [...(await compareRouter(ask)), ...(await compareLanguages(ask))];
  for (const bundle of model) drifts.push(...(await compareBundle(ask, bundle)));
  return [...drifts, ...(await findOtherTypes(ask, model))];
}
