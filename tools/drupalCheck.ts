import { parseArgs } from 'node:util';
import { compareJsonApi } from './drupal-config/drift/compareJsonApi.ts';
import { createJsonApi } from './drupal-config/drift/createJsonApi.ts';
import type { Drift } from './drupal-config/drift/Drift.ts';
import { findMissing } from './drupal-config/drift/findMissing.ts';
import { findUnread } from './drupal-config/drift/findUnread.ts';
import { loadExportedConfig } from './drupal-config/loadExportedConfig.ts';
import { loadScope } from './drupal-config/loadScope.ts';
import { runCheck, UsageError } from './runCheck.ts';

const USAGE = 'npm run drupal:check -- <config folder> | --url <address> [--strict] [--brand <brand.json>]';

const TITLES = {
  drupal: 'The site reads it, Drupal does not have it',
  site: 'Drupal has it, the site does not read it',
} as const;

const describeDrift = ({ isNote, name, why, usedBy }: Drift): string =>
  `  ${isNote ? 'note ' : 'error'} ${name} ${why}${usedBy.length > 0 ? ` (${usedBy.join(', ')})` : ''}`;

await runCheck(async () => {
  const drifts = await findDrifts(process.argv.slice(2));
  process.stdout.write(describeDrifts(drifts.found));
  return drifts.found.every(({ isNote }) => isNote && !drifts.isStrict);
});

/** @throws UsageError */
async function findDrifts(args: string[]): Promise<{ found: Drift[]; isStrict: boolean }> {
  const { values, folder } = parseCommand(args);
  const { brand, strict: isStrict = false, url } = values;
  const site = loadScope(brand);
  if (url !== undefined) {
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new UsageError(`“${url}” is no http(s) address.`);
    const { CONTENT_KEY, CONTENT_KEY_HEADER = 'api-key' } = process.env;
    const headers: Record<string, string> = CONTENT_KEY ? { [CONTENT_KEY_HEADER]: CONTENT_KEY } : {};
    return { found: await compareJsonApi(createJsonApi(url, headers), site), isStrict };
  }
  const exported = loadExportedConfig(folder);
  return { found: [...findMissing(exported, site), ...findUnread(exported, site)], isStrict };
}

function parseCommand(args: string[]) {
  const options = {
    url: { type: 'string' },
    strict: { type: 'boolean' },
    brand: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder = '', ...others] = positionals;
    const isOne = (folder === '') !== (values.url === undefined) && others.length === 0;
    if (isOne) return { values, folder };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`);
  }
  throw new UsageError(`One folder or one address is needed.\nUsage: ${USAGE}`);
}

/** The findings in both directions, errors first, and their number. */
function describeDrifts(drifts: readonly Drift[]): string {
  const parts = (['drupal', 'site'] as const).flatMap((side) => {
    const found = drifts.filter(({ missingIn }) => missingIn === side);
    const ordered = found.toSorted((one, other) => Number(one.isNote) - Number(other.isNote));
    return found.length > 0 ? [TITLES[side], ...ordered.map(describeDrift), ''] : [];
  });
  const notes = drifts.filter(({ isNote }) => isNote).length;
  return `${[...parts, `${drifts.length - notes} errors, ${notes} notes`].join('\n')}\n`;
}
