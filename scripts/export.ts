import { execFileSync } from 'node:child_process';
import { readConfig } from '../server/config/readConfig.ts';
import { DEEPEST_ZOOM } from '../server/tiles/TileOrder.ts';
import { exportSite } from './export/exportSite.ts';
import { readOptions, runCheck, UsageError } from './runCheck.ts';

const USAGE = 'npm run export -- --site-url https://www.example.com [--out folder] [--tiles zoom]';
const OPTIONS = {
  out: { type: 'string' },
  'site-url': { type: 'string' },
  tiles: { type: 'string' },
} as const;
/** 341 tiles of each language and kind of screen; one deeper would be four times as many. */
const DEEPEST_TILE = '4';

const wrong = (what: string) => new UsageError(`${what}\nUsage: ${USAGE}`);

await runCheck(async () => {
  const options = readOptions(process.argv.slice(2), OPTIONS, USAGE);
  process.env.NODE_ENV = 'production';
  const config = readConfig(process.env);
  const named = options['site-url'];
  const siteUrl = named === undefined ? config.siteUrl : URL.parse(named)?.origin;
  if (!siteUrl || !/^https?:/.test(siteUrl)) {
    throw wrong('Pages name the address they stand at: say it with --site-url or SITE_URL.');
  }
  const { tiles = DEEPEST_TILE, out = 'export' } = options;
  if (!/^\d$/.test(tiles) || Number(tiles) > DEEPEST_ZOOM) {
    throw wrong(`--tiles is “${tiles}”, but must be a zoom from 0 to ${DEEPEST_ZOOM}.`);
  }
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  return exportSite({ siteUrl, out, deepestTile: Number(tiles), config });
});
