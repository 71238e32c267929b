import { UpstreamError } from '../../errors.ts';
import type { Observe, UpstreamCall } from '../UpstreamCall.ts';
import { readText } from './readText.ts';

export interface FetchJsonOptions {
  headers: Record<string, string>;
  /** For all attempts together, the body included. */
  deadlineMs: number;
  observe: Observe;
}

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/** A gateway says that the service behind it is away for a moment; asking again is safe, a GET changes nothing. */
const WORTH_RETRYING = [502, 503, 504];
/** The service speaks JSON even when it says no; HTML means that we did not reach JSON:API at all. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** The largest documents, ranges with all their pictures, stay far below. */
const MAX_MEGABYTES = 20;

const outcomeOf = (status: number): UpstreamCall['outcome'] => {
  if (status === 404) return 'not-found';
  if (status === 403) return 'forbidden';
  return status === 200 ? 'ok' : 'failed';
};

/**
 * GETs a JSON document; tries once more after a network error, 502, 503 or 504.
 *
 * @returns the body of a 200, 403 or 404, which are what this service answers when it understood.
 * @throws UpstreamError for every other status, for a body that is not JSON or over 20 MB, and when the deadline passes.
 */
export async function fetchJson(address: URL, options: FetchJsonOptions): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(options.deadlineMs);
  const first = await attempt(address, options, signal);
  if ('body' in first) return first;
  if (!first.again || signal.aborted) throw first.error;
  const second = await attempt(address, options, signal);
  if ('body' in second) return second;
  throw second.error;
}

async function attempt(
  address: URL,
  { headers, observe }: FetchJsonOptions,
  signal: AbortSignal,
): Promise<JsonAnswer | { error: UpstreamError; again: boolean }> {
  const url = `${address.pathname}${address.search}`;
  const start = performance.now();
  const failed = (reason: string, again: boolean, status?: number, cause?: unknown) => {
    const ms = performance.now() - start;
    observe({ service: 'content', url, ms, outcome: 'failed', ...(status !== undefined && { status }) });
    return {
      error: new UpstreamError(`The content service ${reason}: ${url}`, { cause, upstreamStatus: status }),
      again,
    };
  };

  let response: Response;
  let text: string | undefined;
  try {
    // A redirect followed blindly would carry the key to whatever host it names.
    response = await fetch(address, { headers, signal, redirect: 'manual' });
    text = await readText(response, MAX_MEGABYTES * 1_000_000);
  } catch (cause) {
    return failed(
      signal.aborted ? 'did not answer in time' : 'could not be reached',
      !signal.aborted,
      undefined,
      cause,
    );
  }
  const { status } = response;
  if (text === undefined) return failed(`answered with more than ${MAX_MEGABYTES} MB`, false, status);
  if (![200, 403, 404].includes(status)) {
    return failed(`answered ${status}`, WORTH_RETRYING.includes(status), status);
  }
  const contentType = response.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(contentType)) {
    return failed(
      `answered ${status} with ${contentType || 'no content type'} instead of JSON`,
      false,
      status,
    );
  }
  try {
    const body: unknown = JSON.parse(text);
    observe({ service: 'content', url, status, ms: performance.now() - start, outcome: outcomeOf(status) });
    return { status, body };
  } catch (cause) {
    return failed('sent JSON that cannot be read', false, status, cause);
  }
}
