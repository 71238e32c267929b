import type { LiftedBlock } from '../renderer/createPageValidator.ts';
import { liftedSentence } from '../renderer/droppedSentence.ts';
import { currentRequest } from './requestContext.ts';

/** Bringing a stored block up to date is an event: which one, on which page, from which version to which. */
export function reportLifted(path: string, lifted: readonly LiftedBlock[]): void {
  for (const { type, index, id, from, to } of lifted) {
    currentRequest()?.log.info(
      { event: 'block-lifted', page: path, type, index, blockId: id, from, to },
      liftedSentence({ type, index, from, to }, path),
    );
  }
}
