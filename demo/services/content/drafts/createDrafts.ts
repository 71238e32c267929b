import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { NodeEntity } from '../Entity.ts';
import { loadContent } from '../parsing/loadContent.ts';
import { loadSources, YamlSource } from '../parsing/YamlSource.ts';
import { DemoSite } from '../resources/DemoSite.ts';
import { asPublished, type DraftInfo, toDraftInfo, withText } from './draftValues.ts';

export interface Drafts {
  /** Everything as it would be with the drafts of a language published; undefined without any. */
  site(locale: Locale): DemoSite | undefined;
  /** The content of which a revision with this number is part. */
  siteOf(revision: number): DemoSite | undefined;
  /** Languages with a draft of a node. */
  languages(id: string): Locale[];
  list(): DraftInfo[];
  /** Changes one text of a draft. @throws ContentProblem when the content cannot be served with it. */
  edit(locale: Locale, name: string, path: string, value: string): Promise<void>;
  /** The published content from now on. @throws RangeError without such a draft. */
  publish(locale: Locale, name: string): Promise<DemoSite>;
}

interface DraftsOptions {
  contentDirectory: string;
  /** `<language>/node/<bundle>/<name>.yaml`, each a whole node; need not exist. */
  draftsDirectory: string;
  mediaDirectory: string;
  origin: string;
}

type Sources = Map<string, YamlSource>;

/** Revisions of drafts in a language begin here: higher than any number of a node or paragraph. */
const firstRevision = (locale: Locale): number => (LOCALE_CODES.indexOf(locale) + 1) * 100_000;

/**
 * Drafts beside the published content, in memory: as in Drupal, a draft concerns one language, and a draft of one does
 * not hold the text of another.
 */
export async function createDrafts(options: DraftsOptions, published: DemoSite): Promise<Drafts> {
  const { contentDirectory, draftsDirectory, mediaDirectory, origin } = options;
  const drafts = new Map<Locale, Sources>();
  const sites = new Map<Locale, DemoSite>();
  const publishedNow: Sources = new Map();
  let current = published;

  const load = (overlay: Sources, revisions: number) =>
    loadContent(contentDirectory, mediaDirectory, undefined, new Map([...publishedNow, ...overlay])).then(
      (content) => new DemoSite(content, origin, revisions),
    );
  const rebuild = async (locale: Locale): Promise<void> => {
    const sources = drafts.get(locale);
    if (sources && sources.size > 0) sites.set(locale, await load(sources, firstRevision(locale)));
    else sites.delete(locale);
  };
  for (const locale of LOCALE_CODES.filter((code) => existsSync(`${draftsDirectory}/${code}`))) {
    drafts.set(locale, new Map(await loadDraftSources(`${draftsDirectory}/${locale}`)));
    await rebuild(locale);
  }

  const nodeOf = (site: DemoSite | undefined, source: YamlSource | undefined): NodeEntity | undefined => {
    const nid = isRecord(source?.value) ? source.value.nid : undefined;
    return site?.nodes.find(({ number }) => number === nid);
  };
  const all = () =>
    [...drafts].flatMap(([locale, sources]) =>
      [...sources].map(([name, source]) => ({ locale, name, source })),
    );

  return {
    site: (locale) => sites.get(locale),
    siteOf: (revision) => sites.get(LOCALE_CODES[Math.floor(revision / 100_000) - 1] ?? 'en') ?? undefined,
    languages: (id) =>
      all()
        .filter(({ locale, source }) => nodeOf(sites.get(locale), source)?.id === id)
        .map(({ locale }) => locale),
    list: () =>
      all().flatMap(({ locale, name, source }) => {
        const node = nodeOf(sites.get(locale), source);
        return node
          ? [
              toDraftInfo(node, {
                locale,
                name,
                value: source.value,
                isPublished: nodeOf(current, source) !== undefined,
                revision: node.number + firstRevision(locale),
              }),
            ]
          : [];
      }),
    async edit(locale, name, path, value) {
      const sources = drafts.get(locale);
      const source = sources?.get(name);
      if (!sources || !source) throw new RangeError(`There is no draft ${name} in ${locale}`);
      sources.set(
        name,
        new YamlSource(`${name}.yaml`, stringify(withText(source.value, path.split('/'), value))),
      );
      try {
        await rebuild(locale);
      } catch (error) {
        sources.set(name, source);
        throw error;
      }
    },
    async publish(locale, name) {
      const source = drafts.get(locale)?.get(name);
      if (!source) throw new RangeError(`There is no draft ${name} in ${locale}`);
      publishedNow.set(name, new YamlSource(`${name}.yaml`, stringify(asPublished(source.value))));
      try {
        current = await load(new Map(), 0);
      } catch (error) {
        publishedNow.delete(name);
        throw error;
      }
      drafts.get(locale)?.delete(name);
      for (const code of drafts.keys()) await rebuild(code);
      return current;
    },
  };
}

const loadDraftSources = async (directory: string): Promise<[string, YamlSource][]> => [
  ...(await loadSources(directory)),
];
