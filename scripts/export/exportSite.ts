import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../server/config/readConfig.ts';
import { UsageError } from '../runCheck.ts';
import { startOwnSite } from './startOwnSite.ts';
import { writeAll } from './writeAll.ts';

interface ExportOptions {
  /** Origin at which the files will be served. */
  siteUrl: string;
  /** Folder to write; what another export left there is replaced. */
  out: string;
  /** Zoom down to which tiles of the embedded map are written. */
  deepestTile: number;
  /** That of the site, in production. */
  config: Config;
}

/** Only an export has it: nothing else is ever replaced. Other sites have their own `_redirects`. */
const MARK = join('schemas', 'page.json');

/** @returns whether everything was written. @throws UsageError when the folder holds something else. */
export async function exportSite({ siteUrl, out, deepestTile, config }: ExportOptions): Promise<boolean> {
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
