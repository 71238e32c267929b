import type { DroppedBlock } from '../../renderer/api.d.ts';
import { droppedSentence } from '../../renderer/Problem.ts';
import { shorten } from '../../renderer/showValue.ts';
import { currentRequest } from './requestContext.ts';
import { signals } from './signals.ts';

/** A page of thousands of wrong blocks must not fill the log at each request. */
const MOST_LINES = 50;
/** Nor must a block with thousands of wrong items. */
const MOST_PROBLEMS = 50;

/** Logs a dropped block: its type, page, position, and everything that is wrong, in plain words. */
export function reportDropped(path: string, dropped: readonly DroppedBlock[]): void {
  const log = currentRequest()?.log;
  for (const { type } of dropped) signals.dropped.emit(type);
  if (dropped.length > MOST_LINES) {
    log?.warn(
      { event: 'blocks-dropped', page: path, count: dropped.length },
      `${dropped.length} blocks of ${path} were dropped; the first ${MOST_LINES} follow`,
    );
  }
  for (const { type, index, id, pointer, reason, problems } of dropped.slice(0, MOST_LINES)) {
    log?.warn(
      {
        event: 'block-dropped',
        page: path,
        type: shorten(type),
        index,
        blockId: id,
        pointer,
        problems: problems.slice(0, MOST_PROBLEMS),
      },
      droppedSentence({ type, index }, path, reason),
    );
  }
}
