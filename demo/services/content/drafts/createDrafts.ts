import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { NodeEntity } from '../Entity.ts';
import { loadContent } from '../parsing/loadContent.ts';
import { loadSources, type ParsedAhead, YamlSource } from '../parsing/YamlSource.ts';
import { DemoSite } from '../resources/DemoSite.ts';
import { createSavedSites, RANGE, type SavedSites } from './createSavedSites.ts';
import { asArchived, asPublished, type DraftInfo, toDraftInfo, withText } from './draftValues.ts';

export interface Drafts {
  /** Everything as it would be with the drafts of a language published; undefined without any. */
  site(locale: Locale): DemoSite | undefined;
  savedWith: SavedSites['withRevision'];
  /** Languages with a draft of a node, the last saved one at the end. */
  languages(id: string): Locale[];
  list(): DraftInfo[];
  /** Changes one text of a draft. @throws ContentProblem when the content cannot be served with it. */
  edit(locale: Locale, name: string, path: string, value: string): Promise<void>;
  /** The published content from now on. @throws RangeError without such a draft. */
  publish(locale: Locale, name: string): Promise<DemoSite>;
  /** The same without a page in a language, which stays in the list. @throws RangeError without such a page. */
  archive(locale: Locale, name: string): Promise<DemoSite>;
}

interface DraftsOptions {
  contentDirectory: string;
  /** `<language>/node/<bundle>/<name>.yaml`, each a whole node; need not exist. */
  draftsDirectory: string;
  mediaDirectory: string;
  /** YAML that is parsed already. */
  parsed?: ParsedAhead | undefined;
  origin: string;
}

type Sources = Map<string, YamlSource>;

/**
 * Drafts beside the published content, in memory: as in Drupal, a draft concerns one language, a draft of one does not
 * hold the text of another, and each save makes new revisions of everything it concerns.
 */
export async function createDrafts(options: DraftsOptions, published: DemoSite): Promise<Drafts> {
  const { contentDirectory, draftsDirectory, mediaDirectory, parsed, origin } = options;
  /** Files of drafts by language, the language saved last at the end. */
  const drafts = new Map<Locale, Sources>();
  const sites = new Map<Locale, DemoSite>();
  const publishedNow: Sources = new Map();
  const saved = createSavedSites();
  let current = published;
  saved.add(0, { site: published, locale: undefined }, new Set());
  /** The first ones are those of the languages, in their order. */
  let ranges = LOCALE_CODES.length;

  const save = async (overlay: Sources, locale: Locale | undefined, range = ++ranges): Promise<DemoSite> => {
    const sources = new Map([...publishedNow, ...overlay]);
    const content = await loadContent(contentDirectory, mediaDirectory, parsed, sources);
    const numbers = new Set([...overlay.values()].map(({ value }) => Number(Object(value).nid)));
    const drafted = locale && { locale, numbers };
    const site = new DemoSite(content, origin, { revisions: range * RANGE, isModerated: true, drafted });
    saved.add(range, { site, locale }, new Set([current, ...sites.values()]));
    return site;
  };
  const rebuild = async (locale: Locale, range?: number): Promise<void> => {
    const sources = drafts.get(locale);
    if (sources && sources.size > 0) sites.set(locale, await save(sources, locale, range));
    else sites.delete(locale);
  };
  for (const [index, locale] of LOCALE_CODES.entries()) {
    if (!existsSync(`${draftsDirectory}/${locale}`)) continue;
    drafts.set(locale, new Map(await loadSources(`${draftsDirectory}/${locale}`, parsed)));
    await rebuild(locale, index + 1);
  }

  const nodeOf = (site: DemoSite | undefined, source: YamlSource | undefined): NodeEntity | undefined => {
    const nid = isRecord(source?.value) ? source.value.nid : undefined;
    return site?.nodes.find(({ number }) => number === nid);
  };
  const all = () =>
    [...drafts].flatMap(([locale, sources]) =>
      [...sources].map(([name, source]) => ({ locale, name, source })),
    );
  const find = (locale: Locale, name: string): YamlSource => {
    const source = drafts.get(locale)?.get(name);
    if (!source) throw new RangeError(`There is no draft ${name} in ${locale}`);
    return source;
  };
  /** Replaces a published page. @throws ContentProblem when the content cannot be served with it. */
  const replace = async (name: string, value: unknown): Promise<void> => {
    const before = publishedNow.get(name);
    publishedNow.set(name, new YamlSource(`${name}.yaml`, stringify(value)));
    try {
      current = await save(new Map(), undefined);
    } catch (error) {
      if (before) publishedNow.set(name, before);
      else publishedNow.delete(name);
      throw error;
    }
  };

  return {
    site: (locale) => sites.get(locale),
    savedWith: saved.withRevision,
    languages: (id) =>
      all()
        .filter(({ locale, source }) => nodeOf(sites.get(locale), source)?.id === id)
        .map(({ locale }) => locale),
    list: () =>
      all().flatMap(({ locale, name, source }) => {
        const site = sites.get(locale);
        const node = nodeOf(site, source);
        if (!site || !node) return [];
        const own = nodeOf(current, source);
        const isArchived = own?.unpublished.includes(locale) ?? false;
        const state = own ? (isArchived ? 'archived' : 'published') : 'never published';
        const revision = node.number + (site.facts.revisions ?? 0);
        return [toDraftInfo(node, { locale, name, value: source.value, state, revision })];
      }),
    async edit(locale, name, path, value) {
      const source = find(locale, name);
      const sources = new Map(drafts.get(locale));
      drafts.delete(locale);
      drafts.set(locale, sources);
      const text = stringify(withText(source.value, path.split('/'), value));
      sources.set(name, new YamlSource(`${name}.yaml`, text));
      try {
        await rebuild(locale);
      } catch (error) {
        sources.set(name, source);
        throw error;
      }
    },
    async publish(locale, name) {
      await replace(name, asPublished(find(locale, name).value, locale));
      drafts.get(locale)?.delete(name);
      for (const code of drafts.keys()) await rebuild(code);
      return current;
    },
    async archive(locale, name) {
      const source = find(locale, name);
      const own = publishedNow.get(name) ?? (await loadSources(contentDirectory, parsed)).get(name);
      if (!own || !nodeOf(current, source)) throw new RangeError(`Nothing of ${name} is published`);
      await replace(name, asArchived(own.value, locale));
      for (const code of drafts.keys()) await rebuild(code);
      return current;
    },
  };
}
