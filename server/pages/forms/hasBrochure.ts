import type { RangeProduct } from '../../../schemas/entities/range.ts';

/**
 * Whether the brochure of a model can be ordered: an editor has marked it as available, and the introduction of its page
 * does not hide it. The model page and the brochure form both ask here.
 */
export const hasBrochure = (
  { brochureAvailable }: Pick<RangeProduct, 'brochureAvailable'>,
  isHidden: boolean,
): boolean => brochureAvailable && !isHidden;
