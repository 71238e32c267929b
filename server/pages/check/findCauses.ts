import { DEFAULT_LOCALE } from '../../../locales/locales.ts';
import { count } from '../../../renderer/src/problems.ts';
import type { ContentEvent } from '../../services/content/ContentEvent.ts';
import type { OpenContent } from './crawlPages.ts';
import type { Finding } from './Finding.ts';

/**
 * Why nothing can be checked: the content service withholds its menus, which only its key opens, or lists no page.
 *
 * @throws UpstreamError when it does not answer.
 */
export async function findAccessFault(open: OpenContent): Promise<Finding | undefined> {
  const events: ContentEvent[] = [];
  const content = open((event) => events.push(event));
  const { header, footer } = await content.menus(DEFAULT_LOCALE);
  const isEmpty = [header.menu, header.utils, footer.footerLeft, footer.footerRight].every(
    ({ length }) => length === 0,
  );
  if (isEmpty && events.some(({ event }) => event === 'access-denied')) {
    const reason =
      'The content service keeps its menus to itself: CONTENT_KEY is missing or wrong, or its account may not view them; nothing else was checked';
    return { kind: 'content-service', reason };
  }
  if ((await content.pages()).length > 0) return undefined;
  const reason =
    'The content service lists no page: CONTENT_URL may be another site, or the account of CONTENT_KEY may not view content';
  return { kind: 'content-service', reason };
}

/** Fewer are listed one by one. */
const FEWEST = 3;
const EXAMPLES = 3;

/** Findings that the content service has caused in one way, as one that counts them and names some pages. */
export function mergeCauses(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ cause }) => cause);
  return [...groups].flatMap(([cause, all]) => {
    if (cause === undefined || all.length < FEWEST) return all;
    const pages = [...new Set(all.flatMap(({ page }) => page ?? []))];
    const examples = `${pages.slice(0, EXAMPLES).join(', ')}${pages.length > EXAMPLES ? ' …' : ''}`;
    const reason = `${cause}, for ${count(all.length, 'finding')} on ${count(pages.length, 'page')}: ${examples}`;
    return [{ kind: 'content-service', cause, reason }];
  });
}
