import type { PageRecord } from '../cache/PageRecord.ts';
import { UpstreamError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';

/** The same array each time, so that results made of it can be memoized. */
const NONE: readonly never[] = [];

/**
 * An optional list of a page: when it fails the page is degraded, and the failure is logged (behaviour §15.3).
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
      `The page is shown without ${what}: ${error.message}`,
    );
    return NONE;
  }
}
