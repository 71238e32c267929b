import type { Locale } from '../../locales/locales.ts';
import type { FileSource } from '../files/fetchFile.ts';
import type { CrawledPage } from './CrawledPage.ts';
import { crawlPages, type OpenContent } from './crawlPages.ts';
import { createFileCheck } from './createFileCheck.ts';
import { createLinkCheck } from './createLinkCheck.ts';
import { eventFinding } from './eventFinding.ts';
import { type Finding, findingKinds } from './Finding.ts';
import { frameFindings } from './frameFindings.ts';
import { pageFindings } from './pageFindings.ts';
import { translationFindings } from './translationFindings.ts';

interface CheckOptions {
  locales: readonly Locale[];
  /** Origin of the site: links that start with it are its own. */
  siteUrl: string;
  /** Where pictures and films are looked for. */
  files: FileSource;
  /** Called after each page. */
  onProgress: (done: number, total: number) => void;
}

export interface CheckedContent {
  /** How many pages were looked at. */
  pages: number;
  /** By kind, then by page. */
  findings: Finding[];
}

const KINDS = Object.keys(findingKinds);
const byKindAndPage = (one: Finding, other: Finding) =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (one.page ?? '').localeCompare(other.page ?? '');

/**
 * Looks at every page as visitors get it, and at the menus around them.
 *
 * @throws UpstreamError when the content service does not answer.
 */
export async function checkContent(
  open: OpenContent,
  { locales, siteUrl, files, onProgress }: CheckOptions,
): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const pages: CrawledPage[] = [];
  await crawlPages(open, {
    locales,
    siteUrl,
    report: (event) => findings.push(eventFinding(event, {})),
    onPage: (page, total) => onProgress(pages.push(page), total),
  });
  // What a link meets on its way is told where it stands.
  const unheard = open(() => undefined);
  const checks = { checkLink: createLinkCheck(unheard, siteUrl), checkFile: createFileCheck(files) };
  findings.push(
    ...(await Promise.all(pages.map((page) => pageFindings(page, checks)))).flat(),
    ...(await Promise.all(locales.map((locale) => frameFindings(open, locale, checks)))).flat(),
    ...translationFindings(await unheard.pages(), locales),
  );
  return { pages: pages.length, findings: findings.sort(byKindAndPage) };
}
