import { droppedSentence, migratedSentence, type Problem, shorten } from '../../renderer/src/problems.ts';
import type { DroppedBlock, MigratedBlock, ValidatedPage } from '../../renderer/src/validate.ts';
import type { EditedEntity } from '../services/content/ContentEvent.ts';
import { logFault } from './logFault.ts';
import { currentRequest } from './requestContext.ts';
import { signals } from './signals.ts';

/** A page of thousands of wrong blocks must not fill the log at each request. */
const MAX_LINES = 50;
/** Nor must a block with thousands of wrong items. */
const MAX_PROBLEMS = 50;

/**
 * Says what the validation of a page has found: counts blocks, logs those that were dropped or migrated, and what is
 * wrong with the page as a whole.
 *
 * @param entity where an editor corrects it.
 */
export function reportValidation(
  { page, dropped, migrated, problems }: ValidatedPage<{ path: string; blocks: readonly unknown[] }>,
  entity?: EditedEntity,
): void {
  for (const { type } of dropped) signals.dropped.emit(type);
  const request = currentRequest();
  if (!request) return;
  request.blocks = { rendered: page.blocks.length, migrated: migrated.length, dropped: dropped.length };
  const { log } = request;
  reportDropped(log, page.path, dropped, entity);
  reportMigrated(log, page.path, migrated);
  reportProblems(log, page.path, problems, entity);
}

type Log = NonNullable<ReturnType<typeof currentRequest>>['log'];

/** Once an hour: type, page and position of a dropped block, and everything that is wrong, in plain words. */
function reportDropped(
  log: Log,
  path: string,
  dropped: readonly DroppedBlock[],
  entity: EditedEntity | undefined,
): void {
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

/** Which block, on which page, from which version to which. */
function reportMigrated(log: Log, path: string, migrated: readonly MigratedBlock[]): void {
  for (const { type, index, id, from, to } of migrated) {
    log.info(
      { event: 'block-migrated', page: path, type, index, blockId: id, from, to },
      migratedSentence({ type, index, from, to }, path),
    );
  }
}

/** Once an hour. */
function reportProblems(
  log: Log,
  path: string,
  problems: readonly Problem[],
  entity: EditedEntity | undefined,
): void {
  for (const { pointer, sentence } of problems.slice(0, MAX_LINES)) {
    logFault(log, { event: 'page-problem', fields: { page: path, pointer }, message: sentence, entity });
  }
}
