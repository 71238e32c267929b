import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { EditedEntity } from '../services/content/ContentEvent.ts';
import { currentRequest } from './requestContext.ts';
import { signals } from './signals.ts';

/** Something in the content that an editor can correct. */
interface Fault {
  /** Event of the log. */
  event: string;
  /** Other fields of its line; `id` and `page` tell faults with the same sentence apart. */
  fields: { id?: string | undefined; page?: string; [name: string]: unknown };
  message: string;
  /** Where it is corrected. */
  entity: EditedEntity | undefined;
}

const HOUR_MS = 3_600_000;
/** Faults remembered at once: less than a megabyte. */
const MAX_FAULTS = 5000;

/**
 * Creates a function that logs content faults: each at most once an hour, however many pages are made of the content.
 * A repetition is counted, and written at debug level. Beyond 5,000 faults within an hour, only their number is known.
 *
 * @param now current time in milliseconds.
 */
export function createFaultLog(now: () => number = Date.now): (log: Logger, fault: Fault) => void {
  /** By the time of the line, oldest first. */
  const logged = new Map<string, { at: number; repeated: number }>();
  let fullSince = Number.NEGATIVE_INFINITY;

  const makeRoom = (moment: number): boolean => {
    for (const [key, { at }] of logged) {
      if (moment - at < HOUR_MS) break;
      logged.delete(key);
    }
    return logged.size < MAX_FAULTS;
  };

  return (log, { event, fields, message, entity }) => {
    const { id, page } = fields;
    const place = [entity?.edit ?? entity?.node ?? page, entity?.locale, id];
    const key = createHash('sha1')
      .update(JSON.stringify([event, place, message]))
      .digest('base64');
    const request = currentRequest();
    if (request) request.faults = (request.faults ?? 0) + 1;
    signals.fault.emit({ event, key });

    const moment = now();
    const before = logged.get(key);
    const line = { event, ...fields, ...entity };
    if (before && moment - before.at < HOUR_MS) {
      before.repeated++;
      return log.debug(line, message);
    }
    logged.delete(key);
    if (logged.size < MAX_FAULTS || makeRoom(moment)) {
      logged.set(key, { at: moment, repeated: 0 });
      return log.warn({ ...line, ...(before && { repeated: before.repeated }) }, message);
    }
    if (moment - fullSince < HOUR_MS) return;
    fullSince = moment;
    const tooMany = `More than ${MAX_FAULTS} content faults within an hour: further ones are only counted`;
    log.warn({ event: 'content-faults-unlisted', most: MAX_FAULTS }, tooMany);
  };
}

/** The content faults of this process. */
export const logFault = createFaultLog();
