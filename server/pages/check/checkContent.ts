import { DEFAULT_LOCALE, type Locale } from '../../../locales/locales.ts';
import type { FileSource } from '../../media/fetchFile.ts';
import type { Report } from '../../services/content/ContentEvent.ts';
import type { SiteIdentity } from '../withoutServices.ts';
import { type CrawledPage, crawlPages, type OpenContent } from './crawlPages.ts';
import { createFileCheck } from './createFileCheck.ts';
import { createLinkCheck } from './createLinkCheck.ts';
import { createRetry } from './createRetry.ts';
import { eventFinding, type Finding, findingKinds } from './Finding.ts';
import { findAccessFault, mergeCauses } from './findCauses.ts';
import { missingTexts, translationFindings } from './missingTexts.ts';
import { blockPlace, frameFindings, pageFindings, toPlace } from './pageFindings.ts';

interface CheckOptions {
  locales: readonly Locale[];
  /** Links to its origin are internal. */
  site: SiteIdentity;
  /** Source of pictures and videos. */
  files: FileSource;
  /** Pauses before further tries of what the content service did not answer (ms). */
  pausesMs?: readonly number[];
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
  { locales, site, files, pausesMs, onProgress }: CheckOptions,
): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const pages: CrawledPage[] = [];
  const retry = createRetry(pausesMs);
  const report: Report = (event) => {
    // It is reported with its page.
    if (event.event !== 'address-hidden') findings.push(eventFinding(event, {}));
  };
  await open(report).pages();
  const accessFault = await findAccessFault(open);
  if (accessFault) return { pages: 0, findings: [accessFault] };
  await crawlPages(open, {
    // Every language is compared with English.
    locales: [...new Set([DEFAULT_LOCALE, ...locales])],
    site,
    report,
    retry,
    onPage: (page, total) => onProgress(pages.push(page), total),
  });
  // Problems of a link are reported with its page.
  const looked = pages.filter(({ row }) => locales.includes(row.locale));
  const unheard = open(() => undefined);
  const checks = {
    checkLink: createLinkCheck(unheard, site, retry),
    checkFile: createFileCheck(files, retry),
  };
  findings.push(
    ...(await Promise.all(looked.map((page) => pageFindings(page, checks)))).flat(),
    ...(await Promise.all(locales.map((locale) => frameFindings(open, locale, checks)))).flat(),
    ...translationFindings(await unheard.pages(), locales),
    ...textFindings(pages).filter(({ locale }) => locale && locales.includes(locale)),
  );
  return { pages: looked.length, findings: mergeCauses(findings).sort(byKindAndPage) };
}

/** One finding for each text that a page lacks in its language. */
const textFindings = (pages: readonly CrawledPage[]): Finding[] =>
  missingTexts(pages).map(({ page: { row, result }, block, path }) => ({
    kind: 'missing-translation',
    ...toPlace(row),
    ...blockPlace(result.type === 'page' ? result.draft.blocks : [], block),
    reason: `“${path}” is empty in ${row.locale}; another language of the page has it`,
  }));
