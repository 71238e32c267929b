import { readText } from '../content/client/readText.ts';
import type { Observe } from '../content/UpstreamCall.ts';
import { UpstreamError } from '../errors.ts';
import { isRecord } from '../isRecord.ts';

export interface FetchFeaturesOptions {
  /** For both attempts together, the body included. */
  deadlineMs: number;
  observe: Observe;
}

/** A country with its outline is some kilobytes; a megabyte is no answer to our question. */
const MAX_BYTES = 1_000_000;

/**
 * GETs a GeoJSON collection; tries once more after a network error or a 5xx. The address carries the key and what the
 * visitor typed: of it only the path is ever told.
 *
 * @returns the features, unread.
 * @throws UpstreamError for every status but 200, for what is not a feature collection, and when the deadline passes.
 */
export async function fetchFeatures(address: URL, options: FetchFeaturesOptions): Promise<unknown[]> {
  const signal = AbortSignal.timeout(options.deadlineMs);
  const first = await attempt(address, options, signal);
  if ('features' in first) return first.features;
  if (!first.again || signal.aborted) throw first.error;
  const second = await attempt(address, options, signal);
  if ('features' in second) return second.features;
  throw second.error;
}

async function attempt(
  address: URL,
  { observe }: FetchFeaturesOptions,
  signal: AbortSignal,
): Promise<{ features: unknown[] } | { error: UpstreamError; again: boolean }> {
  const url = address.pathname;
  const start = performance.now();
  const tell = (outcome: 'ok' | 'failed', status?: number) => {
    const ms = performance.now() - start;
    observe({ service: 'geocoder', url, ms, outcome, ...(status !== undefined && { status }) });
  };
  const failed = (reason: string, again: boolean, status?: number, cause?: unknown) => {
    tell('failed', status);
    return {
      error: new UpstreamError(`The geocoder ${reason}: ${url}`, { cause, upstreamStatus: status }),
      again,
    };
  };

  let status: number;
  let text: string | undefined;
  try {
    // A redirect followed blindly would carry the key to whatever host it names.
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal,
      redirect: 'manual',
    });
    status = response.status;
    text = await readText(response, MAX_BYTES);
  } catch (cause) {
    const late = signal.aborted;
    return failed(late ? 'did not answer in time' : 'could not be reached', !late, undefined, cause);
  }
  if (status !== 200) return failed(`answered ${status}`, status >= 500, status);
  if (text === undefined) return failed('answered with more than 1 MB', false, status);
  const features = readCollection(text);
  if (!features) return failed('sent no feature collection', false, status);
  tell('ok', status);
  return { features };
}

function readCollection(text: string): unknown[] | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined; // told by who asked
  }
  return isRecord(body) && Array.isArray(body.features) ? body.features : undefined;
}
