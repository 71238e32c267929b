import type { Pagination } from '../../schemas/parts/pagination.ts';

type PageLink = Pagination['pages'][number] & {
  /** Pages between the one before and this one are left out. */
  afterGap: boolean;
};

/** The pages that are named, each knowing whether some are missing before it. */
export function withGaps(pages: Pagination['pages']): PageLink[] {
  return pages.map((one, index) => {
    const before = pages[index - 1];
    return { ...one, afterGap: before !== undefined && one.page > before.page + 1 };
  });
}
