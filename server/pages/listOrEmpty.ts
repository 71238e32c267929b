import type { PageRecord } from '../cache/PageRecord.ts';
import { UpstreamError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';

/** Always the same, so that what is made of no list is kept as well. */
const NONE: readonly never[] = [];

/**
 * A list that a page can do without: when it cannot be had the page has less to offer, and the log says so (behaviour
 * §15.3).
 */
export async function listOrEmpty<T>(
  list: Promise<readonly T[]>,
  what: string,
  page: { record?: Pick<PageRecord, 'degrade'> },
): Promise<readonly T[]> {
  try {
    return await list;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    page.record?.degrade();
    currentRequest()?.log.warn(
      { event: 'list-failed' },
      `The page has to do without ${what}: ${error.message}`,
    );
    return NONE;
  }
}
