import { LOCALE_CODES } from '../../../locales/locales.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Content } from '../../content/Content.ts';
import { isShownOnMap, kindsOf } from '../../dealers/segments.ts';
import { orEmpty } from '../orEmpty.ts';
import { dealerPaths } from './dealerPaths.ts';

/**
 * Of some dealers those for whom the contact page is all that the site has: a locator shows them, and no editor has
 * written a page for them, in whatever language. Search engines know them by that page.
 */
export async function contactOnly(
  dealers: readonly Dealer[],
  content: Pick<Content, 'dealerEntries'>,
): Promise<Dealer[]> {
  const pages = await Promise.all(
    LOCALE_CODES.map((code) => orEmpty(content.dealerEntries(code), 'the pages of dealers')),
  );
  const hasPage = ({ accountId }: Dealer) => pages.some((entries) => dealerPaths(entries).has(accountId));
  const isFound = (dealer: Dealer) => isShownOnMap(dealer) && kindsOf(dealer.contractSegment).size > 0;
  return dealers.filter((dealer) => isFound(dealer) && !hasPage(dealer));
}
