import type { ContentNode } from '../../content/Content.ts';
import type { Variant } from '../contentPage.ts';
import type { Translate } from '../PageBuilder.ts';
import type { Choice, ListFilter } from './ListFilter.ts';

interface VariantOptions<T> {
  filters: readonly ListFilter<T>[];
  choices: readonly Choice[];
  page: number;
  canonicalPath: string;
  text: Translate;
}

/**
 * How a page of a list is known: each page by its own address and title; a narrowed list is for visitors, not for
 * search engines.
 */
export function variantOf<T>(
  { seo: { title } }: Pick<ContentNode, 'seo'>,
  { filters, choices, page, canonicalPath, text }: VariantOptions<T>,
): Variant | undefined {
  if (page === 1 && choices.length === 0) return undefined;
  const words = choices.flatMap(({ name, value }) => {
    const options = filters.find((filter) => filter.name === name)?.options ?? [];
    return options.find((option) => option.value === value)?.label ?? [];
  });
  const numbered = page > 1 ? [text('pagination.page', { page })] : [];
  return {
    title: [...words, ...numbered, title].join(' | '),
    canonicalPath,
    ...(choices.length > 0 && { robots: 'noindex,follow' }),
  };
}
