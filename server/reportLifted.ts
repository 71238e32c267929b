import type { LiftedBlock } from '../renderer/createPageValidator.ts';
import { currentRequest } from './requestContext.ts';

/** Bringing a stored block up to date is an event: which one, on which page, from which version to which. */
export function reportLifted(path: string, lifted: readonly LiftedBlock[]): void {
  for (const { type, index, id, from, to } of lifted) {
    currentRequest()?.log.info(
      { event: 'block-lifted', page: path, type, index, blockId: id, from, to },
      `Block ${index + 1} (${type}) of ${path} was lifted from version ${from} to ${to}`,
    );
  }
}
