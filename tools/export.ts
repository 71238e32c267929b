import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, parseConfig } from '../server/config/parseConfig.ts';
import { DEEPEST_ZOOM } from '../server/media/tiles/TileOrder.ts';
import { writeAll } from './export/writeAll.ts';
import { parseOptions, runCheck, UsageError } from './runCheck.ts';
import { startOwnSite } from './startOwnSite.ts';

interface ExportOptions {
  /** Origin at which the files will be served. */
  siteUrl: string;
  /** Folder to write; an earlier export there is replaced. */
  out: string;
  /** Deepest zoom of written tiles of the embedded map. */
  deepestTile: number;
  /** That of the site, in production. */
  config: Config;
}

/** Marks an export: nothing else is ever replaced. Other sites have their own `_redirects`. */
const MARK = join('schemas', 'page.json');

/** @returns whether everything was written. @throws UsageError when the folder is no export. */
async function exportSite({ siteUrl, out, deepestTile, config }: ExportOptions): Promise<boolean> {
  if (existsSync(out) && (await readdir(out)).length > 0 && !existsSync(join(out, MARK))) {
    throw new UsageError(
      `${out} holds something that is no export of a site; name another folder with --out.`,
    );
  }
  // Beside the folder, also when that is written `export/`.
  const unfinished = `${resolve(out)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const site = await startOwnSite(siteUrl);
  const errors: string[] = [];
  try {
    await writeAll({ origin: site.origin, siteUrl, directory: unfinished, deepestTile, config, errors });
  } finally {
    await site.stop();
  }
  if (site.warnings.length > 0) {
    process.stdout.write(`The site warned ${site.warnings.length} times, first: ${site.warnings[0]}\n`);
  }
  if (errors.length > 0) {
    process.stdout.write(`${errors.map((error) => `✗ ${error}\n`).join('')}`);
    process.stdout.write(`${errors.length} failed; what was written is in ${unfinished}.\n`);
    return false;
  }
  await rm(out, { recursive: true, force: true });
  await rename(unfinished, out);
  process.stdout.write(`The site is in ${out}.\n`);
  return true;
}

const USAGE = 'npm run export -- --site-url https://www.example.com [--out folder] [--tiles zoom]';
const OPTIONS = {
  out: { type: 'string' },
  'site-url': { type: 'string' },
  tiles: { type: 'string' },
} as const;
/** 341 tiles of each language and pixel density; one deeper would be four times as many. */
const DEEPEST_TILE = '4';

const wrong = (what: string) => new UsageError(`${what}\nUsage: ${USAGE}`);

await runCheck(async () => {
  const options = parseOptions(process.argv.slice(2), OPTIONS, USAGE);
  process.env.NODE_ENV = 'production';
  const config = parseConfig(process.env);
  const named = options['site-url'];
  const siteUrl = named === undefined ? config.siteUrl : URL.parse(named)?.origin;
  if (!siteUrl || !/^https?:/.test(siteUrl)) {
    throw wrong('Pages name the address they stand at: say it with --site-url or SITE_URL.');
  }
  const { tiles = DEEPEST_TILE, out = 'export' } = options;
  if (!/^\d$/.test(tiles) || Number(tiles) > DEEPEST_ZOOM) {
    throw wrong(`--tiles is “${tiles}”, but must be a zoom from 0 to ${DEEPEST_ZOOM}.`);
  }
  execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  return exportSite({ siteUrl, out, deepestTile: Number(tiles), config });
});
