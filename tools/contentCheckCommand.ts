import type { Writable } from 'node:stream';
import { isLocale, LOCALE_CODES, type Locale } from '../locales/locales.ts';
import type { Environment } from '../server/config/checkEnvironment.ts';
import { checkContent } from '../server/pages/check/checkContent.ts';
import { isNote } from '../server/pages/check/Finding.ts';
import { describeFindings } from './describeFindings.ts';
import { progressBar } from './progressBar.ts';
import { parseOptions, UsageError } from './runCheck.ts';
import { withContent } from './withContent.ts';

const USAGE = 'npm run content:check -- [--locale <code>] [--json]';

/**
 * `npm run content:check`.
 *
 * @returns whether there are no findings but notes.
 * @throws UsageError, ConfigError, ContentProblem, UpstreamError
 */
export async function contentCheckCommand(
  args: string[],
  environment: Environment,
  output: Writable,
): Promise<boolean> {
  const { json, locale } = parseOptions(
    args,
    { json: { type: 'boolean' }, locale: { type: 'string' } },
    USAGE,
  );
  const locales = parseLocales(locale);
  const checked = await withContent(environment, ({ open, files, config }) =>
    checkContent(open, {
      locales,
      site: { siteUrl: config.siteUrl ?? 'http://localhost', brand: config.brand },
      files,
      onProgress: progressBar(process.stderr, 'pages'),
    }),
  );
  output.write(json ? `${JSON.stringify(checked, null, 2)}\n` : describeFindings(checked));
  return checked.findings.every(isNote);
}

/**
 * The languages of `--locale`; default: all.
 *
 * @throws UsageError
 */
function parseLocales(locale: string | undefined): readonly Locale[] {
  if (locale === undefined) return LOCALE_CODES;
  if (isLocale(locale)) return [locale];
  throw new UsageError(`--locale is “${locale}”, but must be one of ${LOCALE_CODES.join(', ')}.`);
}
