import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import { homePath } from '../../../locales/sitePath.ts';
import { listsSchema } from '../../../schemas/entities/lists.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import type { FileSource } from '../../media/fetchFile.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import type { ContentEvent } from '../../services/content/ContentEvent.ts';
import type { SiteRow } from '../../services/content/site-index/createSiteIndex.ts';
import type { SiteIdentity } from '../withoutServices.ts';
import { type CrawledPage, crawlPages, type OpenContent } from './crawlPages.ts';
import { createFileCheck } from './createFileCheck.ts';
import { createLinkCheck } from './createLinkCheck.ts';
import { eventFinding, type Finding, type FindingPlace, findingKinds } from './Finding.ts';
import { missingTexts } from './missingTexts.ts';
import { type ValueChecks, valueFindings } from './valueFindings.ts';

interface CheckOptions {
  locales: readonly Locale[];
  /** Links to its origin are internal. */
  site: SiteIdentity;
  /** Source of pictures and videos. */
  files: FileSource;
  /** Called after each page. */
  onProgress: (done: number, total: number) => void;
}

export interface CheckedContent {
  /** Number of checked pages. */
  pages: number;
  /** By kind, then by page. */
  findings: Finding[];
}

const KINDS = Object.keys(findingKinds);
const byKindAndPage = (one: Finding, other: Finding) =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (one.page ?? '').localeCompare(other.page ?? '');

/**
 * Checks every page as visitors get it, and the menus around them.
 *
 * @throws UpstreamError when the content service does not answer.
 */
export async function checkContent(
  open: OpenContent,
  { locales, site, files, onProgress }: CheckOptions,
): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const pages: CrawledPage[] = [];
  await crawlPages(open, {
    // Every language is compared with English.
    locales: [...new Set([DEFAULT_LOCALE, ...locales])],
    site,
    report: (event) => findings.push(eventFinding(event, {})),
    onPage: (page, total) => onProgress(pages.push(page), total),
  });
  // Problems of a link are reported with its page.
  const looked = pages.filter(({ row }) => locales.includes(row.locale));
  const unheard = open(() => undefined);
  const checks = { checkLink: createLinkCheck(unheard, site), checkFile: createFileCheck(files) };
  findings.push(
    ...(await Promise.all(looked.map((page) => pageFindings(page, checks)))).flat(),
    ...(await Promise.all(locales.map((locale) => frameFindings(open, locale, checks)))).flat(),
    ...translationFindings(await unheard.pages(), locales),
    ...textFindings(pages).filter(({ locale }) => locale && locales.includes(locale)),
  );
  return { pages: looked.length, findings: findings.sort(byKindAndPage) };
}

/** One finding for each node without a translation in one of the languages, named by its first translation. */
function translationFindings(rows: readonly SiteRow[], locales: readonly Locale[]): Finding[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((translations): Finding[] => {
    const [first] = translations;
    const missing = locales.filter((locale) => !translations.some((row) => row.locale === locale));
    if (!first || missing.length === 0) return [];
    const languages = missing.map((locale) => LOCALES[locale].label).join(', ');
    return [
      {
        kind: 'missing-translation',
        ...(first.path !== undefined && { page: first.path }),
        reason: `“${first.title}” is not translated into ${languages}`,
      },
    ];
  });
}

/** One finding for each text that a page lacks in its language. */
const textFindings = (pages: readonly CrawledPage[]): Finding[] =>
  missingTexts(pages).map(({ page: { row, result }, block, path }) => ({
    kind: 'missing-translation',
    ...toPlace(row),
    ...blockPlace(result.type === 'page' ? result.draft.blocks : [], block),
    reason: `“${path}” is empty in ${row.locale}; another language of the page has it`,
  }));

/** Findings of the frame of a language: menus and promotional visual. */
async function frameFindings(open: OpenContent, locale: Locale, checks: ValueChecks): Promise<Finding[]> {
  const events: ContentEvent[] = [];
  const content = open((event) => events.push(event));
  const [menus, lightbox] = await Promise.all([content.menus(locale), content.lightbox(locale)]);
  const value = lightbox ? { ...menus, lightbox } : menus;
  const place: FindingPlace = { locale, page: homePath(locale) };
  const values = await valueFindings({ value, schema: listsSchema, pointer: '/lists' }, place, checks);
  return [...events.map((event) => eventFinding(event, { ...place, pointer: '/lists' })), ...values];
}

/** Findings of one page. */
async function pageFindings({ row, result, events }: CrawledPage, checks: ValueChecks): Promise<Finding[]> {
  const place = toPlace(row);
  const rawBlocks = result.type === 'page' ? result.draft.blocks : [];
  const reported = events.map((event) =>
    eventFinding(event, { ...place, ...blockPlace(rawBlocks, event.id) }),
  );
  if (result.type === 'broken') {
    return [...reported, { kind: 'broken-page', ...place, reason: `“${row.title}”: ${result.reason}` }];
  }
  const losses = result.dropped.map(
    ({ type, index, pointer, reason }): Finding => ({
      kind: 'dropped-block',
      ...place,
      block: type,
      pointer,
      reason: `Block ${index + 1} (${type}) is dropped: ${reason}`,
    }),
  );
  const values = await Promise.all(
    result.blocks.map(({ id, type, props }) => {
      const at = blockPlace(rawBlocks, id);
      const value = { value: props, schema: blockSchemas[type], pointer: `${at.pointer}/props` };
      return valueFindings(value, { ...place, ...at }, checks);
    }),
  );
  return [...losses, ...reported, ...values.flat()];
}

const toPlace = ({ id, locale, path }: SiteRow): FindingPlace => ({
  locale,
  node: id,
  ...(path !== undefined && { page: path }),
});

/** Position of a block in the content; empty when the id belongs to something else. */
function blockPlace(blocks: readonly RawBlock[], id: string | undefined): FindingPlace {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  return block ? { block: block.type, pointer: `/blocks/${index}` } : {};
}
