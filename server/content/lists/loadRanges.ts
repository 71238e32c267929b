import type { Range } from '../../../schemas/entities/range.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';
import { readRange } from '../nodes/range.ts';
import { nodeLocale } from '../nodes/readNode.ts';
import { createLoadList } from './createLoadList.ts';

const numberOf = (range: ResourceReader): number => range.number('drupal_internal__nid') ?? 0;

/** Ranges of a locale with their models, oldest first: the same order in every language. */
export const loadRanges = createLoadList<Range>({
  path: `/jsonapi/node/range?page[limit]=999&include=${nodeTypes.range.include.join(',')}`,
  read: (ranges, { locale }) =>
    ranges
      .filter((range) => {
        const isTranslated = nodeLocale(range) === locale;
        if (!isTranslated)
          range.report('untranslated', `This range is not translated into ${locale}; it is left out`);
        return isTranslated;
      })
      .sort((one, other) => numberOf(one) - numberOf(other))
      .flatMap((range) => readRange(range) ?? []),
});
