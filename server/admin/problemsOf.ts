import type { DroppedBlock } from '../../renderer/createPageValidator.ts';
import type { Problem } from './Problem.ts';

/** Where the props begin in the page that a lone block is tried in. */
const PROPS = /^\/blocks\/0(\/props)?/;

/** What the one door of the renderer says of a block it did not let through, with pointers into its props. */
export function problemsOf({ problems }: DroppedBlock): Problem[] {
  return problems.map(({ pointer, sentence }) => ({
    pointer: pointer.replace(PROPS, ''),
    message: sentence,
  }));
}
