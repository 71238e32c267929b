import type { Range } from '../../../schemas/entities/range.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';
import { readRange } from '../nodes/range.ts';
import { type Listed, loadNodes } from './loadNodes.ts';

const numberOf = ({ node }: Listed<Range>): number => node.number('drupal_internal__nid') ?? 0;

/** Ranges of a locale with their models, oldest first: the same order in every language. */
export const loadRanges = loadNodes<Range>({
  bundle: 'range',
  include: nodeTypes.range.include,
  read: readRange,
  // A range that is missing leaves a gap in the menu: every language is meant to have them all.
  onUntranslated: (node, locale) =>
    node.report('untranslated', `This range is not translated into ${locale}; it is left out`),
  order: (one, other) => numberOf(one) - numberOf(other),
});
