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

/** Asks the site as a visitor who reads English, and follows no redirect. */
function askSite(origin: string, address: string, headers = {}): Promise<Response> {
  return fetch(origin + address, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'identity', ...headers },
  });
}

/** An answer that is not what was asked for, in words. */
class BadAnswerError extends Error {
  constructor(address: string, status: number) {
    super(`${address} answers ${status}`);
    this.name = 'BadAnswerError';
  }
}

/** Asks for a file; a site that is busy with pictures is asked again. @throws BadAnswerError when there is none. */
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
  /** Where the site runs. */
  origin: string;
  /** Where it will be served. */
  siteUrl: string;
  writer: Writer;
  /** Pictures and films that pages name, by path. */
  files: Set<string>;
  /** Where addresses lead that have moved, with the status of the redirect. */
  redirects: Map<string, { to: string; status: number }>;
  /** Addresses that pages link to and at which nothing stands, on the server as little as here. */
  nowhere: string[];
}

/**
 * Writes what stands at an address: a page with the data of a navigation to it, or a feed, sitemap or calendar file.
 * Further pages of a list that only a query tells apart are read for what they link to.
 *
 * @returns the addresses it links to.
 * @throws BadAnswerError when it cannot be had.
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
  const text = await answer.text();
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

const NOWHERE = 'no-such-page';

/** Nobody can look up the request of a page that no server made. */
const withoutReference = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.type !== 'error-message') return block;
    const { reference: _reference, ...props } = block.props;
    return { ...block, props };
  }),
});

/** Writes the page for what is not there: `404.html`, and one for each other language in its folder. */
export async function exportErrorPages(
  { origin, siteUrl, writer, files }: ExportState,
  { gtmId, oneTrustId }: Config,
): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const home = homePath(locale).replace(/\/$/, '');
    const answer = await askSite(origin, `${home}/${NOWHERE}`, { accept: 'application/json' });
    if (answer.status !== 404) throw new BadAnswerError(`${home}/${NOWHERE}`, answer.status);
    // The site answers with its own page JSON, which it has validated.
    const page = (await answer.json()) as Page;
    const { body } = await renderDocument(withoutReference(page), { gtmId, oneTrustId });
    await writer.write(locale === DEFAULT_LOCALE ? '404.html' : `${locale}/404.html`, body);
    for (const file of filesIn(body, siteUrl)) files.add(file);
  }
}
