import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Alternate } from '../../../schemas/entities/alternate.ts';
import type { Range } from '../../../schemas/entities/range.ts';
import type { OwnBlocks } from '../../../schemas/OwnBlock.ts';
import { createNullRecord, type PageRecord } from '../../cache/PageRecord.ts';
import type { Content } from './Content.ts';
import type { ContentEvent, Report } from './ContentEvent.ts';
import type { ContentSource } from './ContentSource.ts';
import { type ContentClientOptions, createContentClient } from './client/createContentClient.ts';
import type { MissingInclude } from './client/createMissingIncludes.ts';
import type { DraftContent } from './drafts/createDraftContent.ts';
import { findContent } from './findContent.ts';
import { loadArticles } from './lists/loadArticles.ts';
import { loadBrochures } from './lists/loadBrochures.ts';
import { loadCategories } from './lists/loadCategories.ts';
import { loadDealerEntries } from './lists/loadDealerEntries.ts';
import { loadEvents } from './lists/loadEvents.ts';
import { type Listed, loadNodes } from './lists/loadNodes.ts';
import { loadLightbox } from './loadLightbox.ts';
import { loadMenus } from './menus/loadMenus.ts';
import { nodeTypes } from './nodes/nodeTypes.ts';
import { parseRange } from './nodes/range.ts';
import { createOwnParagraphs, type OwnParagraphs, paragraphTable } from './paragraphs/paragraphTable.ts';
import { createIndexable } from './site-index/createIndexable.ts';
import { hasPage } from './site-index/hubs.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';
import { queryValues } from './toQueryValue.ts';

export interface ContentOptions extends ContentClientOptions {
  /** Called for what is dropped while a response is parsed, in the context of the current request. */
  report: Report;
  /** Languages of the site; default: all that there are. */
  locales?: readonly Locale[];
  /** Block types of its brand alone. */
  ownBlocks?: OwnBlocks;
  /** Reads drafts; default: there are none. */
  drafts?: DraftContent | undefined;
}

/**
 * The content of the site, from a Drupal over JSON:API (docs/content-model.md).
 *
 * @returns the content for one page, which records its dependencies.
 */
export function createContentService({
  report,
  locales = LOCALE_CODES,
  ownBlocks = {},
  drafts,
  ...connection
}: ContentOptions): (record: PageRecord) => Content {
  const ownParagraphs = createOwnParagraphs(ownBlocks);
  const clientFor = createContentClient({
    ...connection,
    onMissingInclude: (missing) => report(toMissingEvent(missing, ownParagraphs)),
  });
  const indexable = createIndexable();
  return (record) => {
    const source: ContentSource = {
      locales,
      ownParagraphs,
      client: clientFor(record),
      report: (event) => {
        if (event.event === 'list-failed') record.degrade();
        report(event);
      },
    };
    return {
      find: async (locale, path) => {
        const found = await findContent(source, locale, path);
        await indexable.learn(source, locale, path, found);
        return found;
      },
      findDraft: async (question, told) => drafts?.find({ ...source, report: told }, question),
      findDraftState: async (question) => drafts?.state(question),
      menus: (locale) => loadMenus(source, locale),
      lightbox: (locale) => loadLightbox(source, locale),
      ranges: (locale) => loadRanges(source, locale),
      brochures: (locale) => loadBrochures(source, locale),
      articles: (locale, type) => loadArticles[type](source, locale),
      events: (locale) => loadEvents(source, locale),
      categories: (locale, vocabulary) => loadCategories(source, locale, vocabulary),
      productValues: () => loadProductValues(source),
      dealerEntries: (locale) => loadDealerEntries(source, locale),
      hasPage: async (locale, name) => hasPage(await loadSiteIndex(source), locale, name),
      elsewhere: (path) => findElsewhere(source, path),
      pages: async () => {
        record.addTags(['content:index']);
        return (await loadSiteIndex(source)).rows;
      },
      indexablePages: () => indexable.load(source),
    };
  };
}

/** The content outside pages: nothing is recorded. */
export const createContent = (options: ContentOptions): Content =>
  createContentService(options)(createNullRecord(Number.POSITIVE_INFINITY));

/** Translations of the page at `path` in any language; see Content.elsewhere. */
async function findElsewhere(source: ContentSource, path: string): Promise<readonly Alternate[]> {
  const index = await loadSiteIndex(source);
  const id = LOCALE_CODES.map((locale) => index.idAt(path, locale)).find((known) => known !== undefined);
  return id === undefined ? [] : index.alternates(id);
}

const memo = createMemo<ReadonlyMap<string, string>>();

/** Values of models in the query, by id; see Content.productValues. */
async function loadProductValues(source: ContentSource): Promise<ReadonlyMap<string, string>> {
  const index = await loadSiteIndex(source);
  // Rows are ordered by language, English first.
  return memo(index.rows, 'product', () =>
    queryValues(index.rows.filter(({ bundle }) => bundle === 'product')),
  );
}

const getNodeNumber = ({ node }: Listed<Range>): number => node.number('drupal_internal__nid') ?? 0;

/** Ranges of a locale with their models, oldest first: the same order in every language. */
const loadRanges = loadNodes<Range>({
  bundle: 'range',
  include: nodeTypes.range.include,
  read: parseRange,
  // A missing range is a gap in the menu: every language should have all of them.
  onUntranslated: (node, locale) =>
    node.report('untranslated', `This range is not translated into ${locale}; it is left out`),
  order: (one, other) => getNodeNumber(one) - getNodeNumber(other),
});

const BLOCKS = 'field_blocks.';

/** The report of a relationship that the content service does not have, with the blocks that miss it. */
function toMissingEvent({ type, path }: MissingInclude, own: OwnParagraphs): ContentEvent {
  const relative = path.startsWith(BLOCKS) ? path.slice(BLOCKS.length) : undefined;
  const needs = (include: readonly string[]) =>
    relative !== undefined && include.some((one) => one === relative || one.startsWith(`${relative}.`));
  const blocks = [...paragraphTable, ...own.table]
    .filter(([, { include }]) => needs(include))
    .map(([bundle]) => bundle.replaceAll('_', '-'));
  const whom =
    blocks.length > 0 ? `missed by ${blocks.join(', ')}` : `missed by every ${type.split('--')[1]}`;
  const reason = `The content service has no ${path} for ${type}; it is left out, ${whom}`;
  return { event: 'include-missing', reason, resource: type, field: path };
}
