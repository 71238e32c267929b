import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { homePath } from '../../locales/sitePath.ts';
import { count } from '../../renderer/src/problems.ts';
import { html } from '../../server/admin/html.ts';
import type { Config } from '../../server/config/parseConfig.ts';
import { TILES_VERSION } from '../../server/media/tiles/TileOrder.ts';
import { SHARED_LIST_NAMES } from '../../server/pages/lists/loadSharedList.ts';
import { createContract } from '../../server/routes/createContract.ts';
import { sharedListUrl } from '../../site/frame/sharedLists/withSharedLists.ts';
import { createProgress } from '../progressBar.ts';
import { createWriter, toExportFile } from './createWriter.ts';
import { type ExportState, exportErrorPages, exportPage, fetchFromSite } from './exportPage.ts';
import { headerRules, redirectRules } from './hostRules.ts';
import { visitAll } from './visitAll.ts';

interface WritingOptions {
  /** Origin of the running site. */
  origin: string;
  siteUrl: string;
  directory: string;
  /** See ExportOptions. */
  deepestTile: number;
  /** That of the site, in production. */
  config: Config;
  /** Receives what could not be written, in words. */
  errors: string[];
}

const BUILT = 'dist/client';

/** Enough to keep all cores busy. */
const AT_ONCE = availableParallelism() * 2;

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Writes every file of the site; failures are added to `errors`, and the rest is written all the same. */
export async function writeAll(options: WritingOptions): Promise<void> {
  const { origin, siteUrl, directory, deepestTile, config, errors } = options;
  const writer = createWriter(directory);
  const state: ExportState = {
    origin,
    siteUrl,
    writer,
    files: new Set(),
    redirects: new Map(),
    nowhere: [],
  };
  const visit = async (
    what: string,
    start: Iterable<string>,
    one: (address: string) => Promise<string[]>,
  ) => {
    const progress = createProgress(process.stderr, what, () => count(errors.length, 'error'));
    await visitAll(start, {
      atOnce: AT_ONCE,
      visit: one,
      onError: (address, error) => errors.push(`${address}: ${toMessage(error)}`),
      onProgress: progress.step,
    });
    progress.end();
  };
  const copyFromSite = async (address: string) => {
    const { body } = await fetchFromSite(origin, address);
    if (body) await writer.write(toExportFile(address, false), body);
    return [];
  };
  const copyFromBuild = async (file: string) => {
    await writer.write(file, await readFile(join(BUILT, file)));
    return [];
  };

  await visit('pages', starts(), (address) => exportPage(address, state));
  await exportErrorPages(state, config).catch((error: unknown) => errors.push(toMessage(error)));
  // Separate, since a picture takes ten times as long as a tile: progress estimates the remaining time.
  const { tiles = [], others = [] } = Object.groupBy(state.files, (path) =>
    path.startsWith('/tiles/') ? 'tiles' : 'others',
  );
  await visit('pictures and other files', [...others, ...contract(), ...sharedLists()], copyFromSite);
  await visit('tiles', [...tiles, ...tileAddresses(deepestTile)], copyFromSite);
  await visit('files of the build', await builtFiles(), copyFromBuild);

  if (state.nowhere.length > 0) {
    process.stdout.write(`${state.nowhere.length} links lead nowhere: ${state.nowhere.join(', ')}\n`);
  }
  for (const [from, { to }] of state.redirects) {
    await writer.write(toExportFile(from, true), redirectPage(to, siteUrl));
  }
  await writer.write('_redirects', redirectRules(state.redirects));
  await writer.write('_headers', headerRules(config));
}

/** Every page is linked from these. */
const starts = (): string[] => ['/sitemap.xml', '/robots.txt', ...LOCALE_CODES.map(homePath)];

const contract = (): string[] => {
  const { schemas } = createContract();
  return ['/registry.json', ...[...schemas.keys()].map((name) => `/schemas/${name}.json`)];
};

/** The data of a page names shared lists without their addresses. */
const sharedLists = (): string[] =>
  SHARED_LIST_NAMES.flatMap((name) => LOCALE_CODES.map((locale) => sharedListUrl(name, locale)));

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(BUILT.length + 1));
}

/** An HTML redirect, for hosts without `_redirects`. */
function redirectPage(to: string, siteUrl: string): string {
  const { markup } = html`<!DOCTYPE html>
<meta charset="UTF-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${new URL(to, siteUrl).href}">
<title>${to}</title>
<a href="${to}">${to}</a>
`;
  return markup;
}

/** All tiles of the embedded map down to a zoom level. */
function tileAddresses(deepest: number): string[] {
  const addresses: string[] = [];
  for (const locale of LOCALE_CODES)
    for (let zoom = 0; zoom <= deepest; zoom++)
      for (let x = 0; x < 2 ** zoom; x++)
        for (let y = 0; y < 2 ** zoom; y++)
          addresses.push(`/tiles/${TILES_VERSION}/${locale}/${zoom}/${x}/${y}.svg`);
  return addresses;
}
