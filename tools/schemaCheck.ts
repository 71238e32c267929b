import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { LOCALE_CODES } from '../locales/locales.ts';
import { crawlPages } from '../server/pages/check/crawlPages.ts';
import { progressBar } from './progressBar.ts';
import { parseOptions, runCheck, UsageError } from './runCheck.ts';
import { describeChanges, type LostBlockOnPage } from './schema-check/describeChanges.ts';
import {
  compareReleases,
  createLostBlocks,
  currentRelease,
  type FindLostBlocks,
  parseRelease,
  type Release,
} from './schema-check/Release.ts';
import { withContent } from './withContent.ts';

const USAGE = 'npm run schema:check -- [--json | --release]';
const RELEASED = 'schemas/released.json';

function released(): Release {
  try {
    return parseRelease(readFileSync(RELEASED, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new UsageError(`${RELEASED} cannot be read: ${why}\nnpm run schema:check -- --release writes it.`);
  }
}

/** Makes today's schemas the released ones. */
function release(): void {
  writeFileSync(RELEASED, JSON.stringify(currentRelease(), null, 2));
  execFileSync('node_modules/.bin/biome', ['format', '--write', RELEASED], {
    stdio: ['ignore', 'ignore', 2],
  });
  process.stdout.write(`${RELEASED} holds the schemas of today.\n`);
}

/** The blocks of all pages that would be lost, by page. */
async function lostOnPages(lostBlocks: FindLostBlocks): Promise<LostBlockOnPage[]> {
  const lost: LostBlockOnPage[] = [];
  const drawProgress = progressBar(process.stderr, 'pages');
  let done = 0;
  await withContent(process.env, ({ open, config }) =>
    crawlPages(open, {
      locales: LOCALE_CODES,
      // No absolute address of a page is read here.
      site: { siteUrl: 'http://localhost', brand: config.brand },
      // What the content lacks is the business of content:check.
      report: () => undefined,
      onPage: ({ row, result }, total) => {
        drawProgress(++done, total);
        if (result.type !== 'page') return;
        lost.push(...lostBlocks(result.draft).map((block) => ({ page: row.path ?? row.id, ...block })));
      },
    }),
  );
  return lost.sort((one, other) => one.page.localeCompare(other.page));
}

await runCheck(async () => {
  const args = process.argv.slice(2);
  const options = parseOptions(args, { json: { type: 'boolean' }, release: { type: 'boolean' } }, USAGE);
  if (options.release) {
    release();
    return true;
  }
  const [before, after] = [released(), currentRelease()];
  const changes = compareReleases(before, after);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const lost = breaking.some(({ isBlock }) => isBlock)
    ? await lostOnPages(createLostBlocks(before, after))
    : [];
  const report = { changes, lost };
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : describeChanges(report));
  return breaking.every(({ isMigrated }) => isMigrated) && lost.length === 0;
});
