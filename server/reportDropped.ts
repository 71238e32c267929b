import type { DroppedBlock } from '../renderer/createPageValidator.ts';
import { currentRequest } from './requestContext.ts';

/** Dropping a block is an event: which one, on which page, where in the page JSON, and why in plain words. */
export function reportDropped(path: string, dropped: readonly DroppedBlock[]): void {
  for (const { type, index, id, pointer, reason } of dropped) {
    currentRequest()?.log.warn(
      { event: 'block-dropped', page: path, type, index, blockId: id, pointer },
      `Block ${index} (${type}) of ${path} was dropped: ${reason}`,
    );
  }
}
