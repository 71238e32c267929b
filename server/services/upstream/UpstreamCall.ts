/**
 * One request to an external service, for the log and the request inspector.
 *
 * `cached`: from the cache, no call made. `stale`: an expired cached value, because the call failed or was too slow.
 * `failed`: no usable answer. `circuit-open`: not called, or not waited for, since the service has just failed too
 * often or does not answer at all.
 */
export interface UpstreamCall {
  service: 'content' | 'dealers' | 'geocoder' | 'captcha' | 'leads';
  /** Path and query, without host or secrets. */
  url: string;
  /** Absent when there was no response, or no call. */
  status?: number;
  /** Milliseconds. */
  ms: number;
  outcome: 'ok' | 'not-found' | 'forbidden' | 'failed' | 'cached' | 'stale' | 'circuit-open';
}

export type Observe = (call: UpstreamCall) => void;
