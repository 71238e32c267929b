/**
 * One request put to an outside service, for the log and the request inspector.
 *
 * `cached`: a kept answer, no call made. `stale`: an expired kept answer, because the call failed or was too slow.
 * `failed`: no usable answer. `resting`: not asked, or not waited for, since the service has
 * failed too often just now or says nothing at all.
 */
export interface UpstreamCall {
  service: 'content' | 'dealers' | 'geocoder' | 'captcha' | 'leads';
  /** Path and query as asked, without host or secrets. */
  url: string;
  /** Absent when no answer arrived, or none was asked for. */
  status?: number;
  /** Milliseconds. */
  ms: number;
  outcome: 'ok' | 'not-found' | 'forbidden' | 'failed' | 'cached' | 'stale' | 'circuit-open';
}

export type Observe = (call: UpstreamCall) => void;
