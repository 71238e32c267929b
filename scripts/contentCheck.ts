import { checkContent } from '../server/check/checkContent.ts';
import { isNote } from '../server/check/Finding.ts';
import { describeFindings } from './content-check/describeFindings.ts';
import { progressBar } from './progressBar.ts';
import { readLocales, readOptions } from './readOptions.ts';
import { runCheck } from './runCheck.ts';
import { withContent } from './withContent.ts';

const USAGE = 'npm run content:check -- [--locale <code>] [--json]';

await runCheck(async () => {
  const args = process.argv.slice(2);
  const { json, locale } = readOptions(
    args,
    { json: { type: 'boolean' }, locale: { type: 'string' } },
    USAGE,
  );
  const locales = readLocales(locale);
  const checked = await withContent(({ open, files, config }) =>
    checkContent(open, {
      locales,
      site: { siteUrl: config.siteUrl ?? 'http://localhost', brand: config.brand },
      files,
      onProgress: progressBar(process.stderr, 'pages'),
    }),
  );
  process.stdout.write(json ? `${JSON.stringify(checked, null, 2)}\n` : describeFindings(checked));
  return checked.findings.every(isNote);
});
