import type { Locale } from '../../locales/locales.ts';
import type { Range } from '../../schemas/entities/range.ts';
import { type ContentSource, readContext } from './ContentSource.ts';
import { EXPIRY_SECONDS } from './expiry.ts';
import { readResources } from './jsonapi/ResourceReader.ts';
import { nodeTypes } from './nodes/nodeTypes.ts';
import { readRange } from './nodes/range.ts';
import { nodeLocale } from './nodes/readNode.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

const include = nodeTypes.range.include.join(',');
const PATH = `/jsonapi/node/range?page[limit]=999&include=${include}`;

/** Ranges of a locale with their models, oldest first: the same order in every language. */
export async function loadRanges(source: ContentSource, locale: Locale): Promise<Range[]> {
  const { client } = source;
  const [document, index] = await Promise.all([
    client.cached(locale, PATH, EXPIRY_SECONDS.ranges, () => client.list(locale, PATH)),
    loadSiteIndex(source),
  ]);
  return readResources(document, readContext(source, document, index, locale, { englishFirst: false }))
    .filter((range) => {
      const translated = nodeLocale(range) === locale;
      if (!translated)
        range.report('untranslated', `This range is not translated into ${locale}; it is left out`);
      return translated;
    })
    .sort(
      (one, other) => (one.number('drupal_internal__nid') ?? 0) - (other.number('drupal_internal__nid') ?? 0),
    )
    .map(readRange)
    .filter((range) => range !== undefined);
}
