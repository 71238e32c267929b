import type { Locale } from '../../../locales/locales.ts';
import type { DealerEntry } from '../../../schemas/entities/dealer-entry.ts';
import { type ContentSource, readContext } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { readResources } from '../jsonapi/ResourceReader.ts';
import { listOrAbsent } from '../listOrAbsent.ts';
import { contentPath } from '../site-index/contentPath.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

const PATH = '/jsonapi/dealer/dealer?page[limit]=999';

/** The dealers the content service knows, with the pages that some of them have (spec 1 §7). */
export async function loadDealerEntries(
  source: ContentSource,
  locale: Locale,
): Promise<readonly DealerEntry[]> {
  const { client, report } = source;
  const [document, index] = await Promise.all([
    client.cached(locale, PATH, EXPIRY_SECONDS.list, () =>
      listOrAbsent(() => client.list(locale, PATH), `dealers in ${locale}`, report),
    ),
    loadSiteIndex(source),
  ]);
  return readResources(
    document,
    readContext(source, document, index, locale, { englishFirst: false }),
  ).flatMap((dealer) => {
    const title = dealer.text('title');
    const salesforceId = dealer.text('salesforce_id');
    if (title === undefined || salesforceId === undefined) {
      return dealer.report('field-invalid', 'A dealer has no name or no account; it is left out') ?? [];
    }
    const alias = dealer.text('url');
    // A page that was deleted leaves its address behind (contract, Deliberate faults).
    const exists = alias !== undefined && index.idAt(alias, locale) !== undefined;
    const url = exists ? contentPath(alias, locale) : undefined;
    return [withoutUndefined<DealerEntry>({ title, salesforceId, url })];
  });
}
