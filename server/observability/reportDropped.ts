import { droppedSentence, shorten } from '../../renderer/src/problems.ts';
import type { DroppedBlock } from '../../renderer/src/validate.ts';
import type { EditedEntity } from '../services/content/ContentEvent.ts';
import { logFault } from './logFault.ts';
import { currentRequest } from './requestContext.ts';
import { signals } from './signals.ts';

/** A page of thousands of wrong blocks must not fill the log at each request. */
const MAX_LINES = 50;
/** Nor must a block with thousands of wrong items. */
const MAX_PROBLEMS = 50;

/**
 * Logs a dropped block once an hour: its type, page, position, and everything that is wrong, in plain words.
 *
 * @param entity where an editor corrects it.
 */
export function reportDropped(path: string, dropped: readonly DroppedBlock[], entity?: EditedEntity): void {
  const log = currentRequest()?.log;
  for (const { type } of dropped) signals.dropped.emit(type);
  if (!log) return;
  if (dropped.length > MAX_LINES) {
    log.warn(
      { event: 'blocks-dropped', page: path, count: dropped.length },
      `${dropped.length} blocks of ${path} were dropped; the first ${MAX_LINES} follow`,
    );
  }
  for (const { type, index, id, pointer, reason, problems } of dropped.slice(0, MAX_LINES)) {
    logFault(log, {
      event: 'block-dropped',
      fields: {
        page: path,
        type: shorten(type),
        index,
        blockId: id,
        pointer,
        problems: problems.slice(0, MAX_PROBLEMS),
      },
      message: droppedSentence({ type, index }, path, reason),
      entity,
    });
  }
}
