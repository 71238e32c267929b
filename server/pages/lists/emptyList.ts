import type { EmptyList } from '../../../schemas/parts/emptyList.ts';
import type { Translate } from '../PageBuilder.ts';
import type { Choice } from './ListFilter.ts';

/** What stands where a list has nothing to show, and the way out. */
export function emptyList(choices: readonly Choice[], path: string, text: Translate): EmptyList {
  return choices.length > 0 ? { text: text('list.noMatch'), resetUrl: path } : { text: text('list.empty') };
}
