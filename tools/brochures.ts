import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Page as BrowserPage, chromium } from '@playwright/test';
import { LOCALE_CODES } from '../locales/locales.ts';
import type { Page } from '../schemas/page.ts';
import {
  brochureFile,
  collectBrochure,
  fingerprintBrochure,
  PRINTED_FILE,
  toFingerprint,
} from './brochures/collectBrochure.ts';
import { packPdf } from './brochures/packPdf.ts';
import { renderBrochure } from './brochures/renderBrochure.ts';
import { takeAssets } from './brochures/takeAssets.ts';
import { launchOptions } from './launchOptions.ts';
import { parseOptions, runCheck } from './runCheck.ts';
import { startOwnSite } from './startOwnSite.ts';

const USAGE = 'npm run brochures -- [--html <folder>]';

/** @throws Error when a page has more than it holds: then its words or its styles must change. */
async function checkPages(browserPage: BrowserPage): Promise<void> {
  const full = await browserPage.evaluate(() =>
    [...document.querySelectorAll('.page')].flatMap((page, index) =>
      page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1 ? [index + 1] : [],
    ),
  );
  if (full.length > 0) throw new Error(`More than fits on page ${full.join(', ')}`);
}

await runCheck(async () => {
  const { html } = parseOptions(process.argv.slice(2), { html: { type: 'string' } }, USAGE);
  execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  const site = await startOwnSite('http://localhost', {
    environment: { BRAND_FILE: 'demo/brand.json', CONTENT_URL: '' },
  });
  const browser = await chromium.launch(launchOptions());
  const fetchPage = async (path: string): Promise<Page> =>
    (await fetch(site.origin + path, { headers: { accept: 'application/json' } })).json();
  const printed: Record<string, Record<string, string>> = {};
  try {
    const browserPage = await browser.newPage({ reducedMotion: 'reduce' });
    // Of its own: the policy of the site's pages would refuse the styles inside the document.
    const paper = await browser.newPage();
    for (const locale of LOCALE_CODES) {
      const brochure = await collectBrochure(locale, fetchPage);
      const written = renderBrochure(brochure, await takeAssets(brochure, site.origin, browserPage));
      if (html) writeFileSync(`${html}/${locale}.html`, written);
      await paper.setContent(written, { waitUntil: 'load' });
      await paper.evaluate(() => document.fonts.ready);
      await checkPages(paper);
      const pdf = packPdf(
        await paper.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true }),
      );
      writeFileSync(brochureFile(locale), pdf);
      printed[locale] = { ...fingerprintBrochure(brochure), file: toFingerprint(pdf) };
      process.stdout.write(`${brochureFile(locale)}: ${Math.round(pdf.length / 1000)} kB\n`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  writeFileSync(PRINTED_FILE, `${JSON.stringify(printed, null, 2)}\n`);
  return true;
});
