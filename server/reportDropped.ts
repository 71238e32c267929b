import type { DroppedBlock } from '../renderer/createPageValidator.ts';
import { currentRequest } from './requestContext.ts';

/** A page of thousands of wrong blocks must not fill the log at each visit. */
const MOST_LINES = 50;

/** Dropping a block is an event: which one, on which page, where in the page JSON, and why in plain words. */
export function reportDropped(path: string, dropped: readonly DroppedBlock[]): void {
  const log = currentRequest()?.log;
  if (dropped.length > MOST_LINES) {
    log?.warn(
      { event: 'blocks-dropped', page: path, count: dropped.length },
      `${dropped.length} blocks of ${path} were dropped; the first ${MOST_LINES} follow`,
    );
  }
  for (const { type, index, id, pointer, reason } of dropped.slice(0, MOST_LINES)) {
    log?.warn(
      { event: 'block-dropped', page: path, type, index, blockId: id, pointer },
      `Block ${index + 1} (${type}) of ${path} was dropped: ${reason}`,
    );
  }
}
