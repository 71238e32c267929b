import { DEFAULT_LOCALE, LOCALE_CODES } from '../../locales/locales.ts';
import { homePath } from '../../locales/sitePath.ts';
import type { Page } from '../../schemas/page.ts';
import type { Config } from '../../server/config/readConfig.ts';
import { renderDocument } from '../../server/renderHtml.ts';
import { filesIn } from './addressesIn.ts';
import { askSite, BadAnswerError } from './askSite.ts';
import type { ExportState } from './exportPage.ts';

const NOWHERE = 'no-such-page';

/** Nobody can look up the request of a page that no server made. */
const withoutReference = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.type !== 'error-message') return block;
    const { reference: _reference, ...props } = block.props;
    return { ...block, props };
  }),
});

/** Writes the page for what is not there: `404.html`, and one for each other language in its folder. */
export async function exportErrorPages(
  { origin, siteUrl, writer, files }: ExportState,
  { gtmId, oneTrustId }: Config,
): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const home = homePath(locale).replace(/\/$/, '');
    const answer = await askSite(origin, `${home}/${NOWHERE}`, { accept: 'application/json' });
    if (answer.status !== 404) throw new BadAnswerError(`${home}/${NOWHERE}`, answer.status);
    // The site answers with its own page JSON, which it has validated.
    const page = (await answer.json()) as Page;
    const { body } = await renderDocument(withoutReference(page), { gtmId, oneTrustId });
    await writer.write(locale === DEFAULT_LOCALE ? '404.html' : `${locale}/404.html`, body);
    for (const file of filesIn(body, siteUrl)) files.add(file);
  }
}
