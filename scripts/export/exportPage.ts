import { pageDataPath } from '../../site/navigation/pageDataPath.ts';
import { filesIn, linksIn, pageAddress } from './addressesIn.ts';
import { askSite, BadAnswerError, fetchFile } from './askSite.ts';
import type { Writer } from './createWriter.ts';
import { fileOf } from './fileOf.ts';

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
    await writer.write(fileOf(pathname, isPage), text);
    if (isPage) {
      const dataPath = pageDataPath(pathname);
      const data = await (await fetchFile(origin, dataPath)).text();
      await writer.write(fileOf(dataPath, false), data);
      for (const file of filesIn(data, siteUrl)) files.add(file);
    }
  }
  for (const file of filesIn(text, siteUrl)) files.add(file);
  return linked(linksIn(text));
}
