import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../locales/locales.ts';
import { homePath } from '../../locales/sitePath.ts';
import type { Page } from '../../schemas/page.ts';
import type { Config } from '../../server/config/parseConfig.ts';
import { renderDocument } from '../../server/pages/renderHtml.ts';
import { pageDataPath } from '../../site/browser/navigation/pageDataUrl.ts';
import { extractLinks, filesIn, pageAddress } from './addressesIn.ts';
import { toExportFile, type Writer } from './createWriter.ts';

const TRIES = 4;
const PAUSE_MS = 1000;

/** Requests a page in English, without following redirects. */
function askSite(origin: string, address: string, headers = {}): Promise<Response> {
  return fetch(origin + address, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'identity', ...headers },
  });
}

/** A response other than expected, in words. */
class BadAnswerError extends Error {
  constructor(address: string, status: number) {
    super(`${address} answers ${status}`);
    this.name = 'BadAnswerError';
  }
}

/** Fetches a file, with retries while the site is busy with pictures. @throws BadAnswerError when it fails. */
export async function fetchFromSite(origin: string, address: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askSite(origin, address);
    if (answer.status === 200) return answer;
    await answer.arrayBuffer();
    if (answer.status !== 503 || attempt === TRIES) throw new BadAnswerError(address, answer.status);
    await pause(PAUSE_MS * attempt);
  }
}

export interface ExportState {
  /** Origin of the running site. */
  origin: string;
  /** Public origin. */
  siteUrl: string;
  writer: Writer;
  /** Pictures and videos in pages, by path. */
  files: Set<string>;
  /** Targets of redirects, with their status. */
  redirects: Map<string, { to: string; status: number }>;
  /** Linked addresses without a page, on the server as well. */
  nowhere: string[];
}

/**
 * Writes the content of an address: a page with the data of a navigation to it, or a feed, sitemap or calendar file.
 * Further pages of a list, distinguished only by a query, are fetched for their links.
 *
 * @returns the addresses it links to.
 * @throws BadAnswerError when it fails.
 */
export async function exportPage(address: string, state: ExportState): Promise<string[]> {
  const { origin, siteUrl, writer, files, redirects } = state;
  const [pathname = address, query] = address.split('?');
  const linked = (links: string[]) => links.flatMap((link) => pageAddress(link, pathname, siteUrl) ?? []);

  const answer = await askSite(origin, address);
  const location = answer.headers.get('location');
  if (location && answer.status >= 300 && answer.status < 400) {
    await answer.arrayBuffer();
    redirects.set(pathname, { to: location, status: answer.status });
    return linked([location]);
  }
  const text = linkStylesheet(await answer.text());
  if (answer.status === 404) {
    state.nowhere.push(address);
    return [];
  }
  if (answer.status !== 200) throw new BadAnswerError(address, answer.status);

  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  if (query === undefined) {
    await writer.write(toExportFile(pathname, isPage), text);
    if (isPage) {
      const dataPath = pageDataPath(pathname);
      const data = await (await fetchFromSite(origin, dataPath)).text();
      await writer.write(toExportFile(dataPath, false), data);
      for (const file of filesIn(data, siteUrl)) files.add(file);
    }
  }
  for (const file of filesIn(text, siteUrl)) files.add(file);
  return linked(extractLinks(text));
}

/** The rules of a static host have one Content-Security-Policy for all pages: it cannot allow the styles of each. */
const linkStylesheet = (html: string): string =>
  html.replace(
    /<style>.*?<\/style><link rel="stylesheet" href="([^"]+)" disabled>/s,
    (_styles, address) => `<link rel="stylesheet" href="${address}">`,
  );

const NOWHERE = 'no-such-page';

/** A static page has no request that support could look up. */
const withoutReference = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.type !== 'error-message') return block;
    const { reference: _reference, ...props } = block.props;
    return { ...block, props };
  }),
});

/** Writes the 404 page: `404.html`, and one for each other language in its folder. */
export async function exportErrorPages(
  { origin, siteUrl, writer, files }: ExportState,
  { gtmId, oneTrustId }: Config,
): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const home = homePath(locale).replace(/\/$/, '');
    const answer = await askSite(origin, `${home}/${NOWHERE}`, { accept: 'application/json' });
    if (answer.status !== 404) throw new BadAnswerError(`${home}/${NOWHERE}`, answer.status);
    // The site's own page JSON, already validated.
    const page = (await answer.json()) as Page;
    const { body } = await renderDocument(withoutReference(page), { gtmId, oneTrustId });
    await writer.write(locale === DEFAULT_LOCALE ? '404.html' : `${locale}/404.html`, body);
    for (const file of filesIn(body, siteUrl)) files.add(file);
  }
}
