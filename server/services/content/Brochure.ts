import type { Link } from '../../../schemas/parts/link.ts';

/** What the blocks of a model say about its brochure. */
export interface Brochure {
  /** Id of the model. */
  id: string;
  /** Whether its introduction hides the brochure (behaviour §3.5). */
  isHidden: boolean;
  /** The file, where its offer has one. */
  document?: Link;
}
