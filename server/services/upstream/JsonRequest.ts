import type { UpstreamError } from '../../http/errors.ts';

/** A request to a JSON service. */
export interface JsonRequest {
  /** Name of the service in errors. */
  who: string;
  address: URL;
  /** The address in errors and in the log: no host, no secret, no visitor's input. */
  shown: string;
  headers?: Record<string, string>;
  /** Sent form-encoded with POST; absent: GET. */
  form?: URLSearchParams;
  /** Sent as JSON with POST. */
  json?: unknown;
  /** Default: after `deadlineMs` of the service. */
  deadline?: Deadline | undefined;
  /** Statuses that count as an answer; default: 200. */
  answers?: readonly number[];
  /** Limit of the response body, unpacked; default: 20. */
  maxMegabytes?: number;
  /** Extracts the reason from a refusal; must not return secrets. */
  explain?: (body: unknown) => string | undefined;
}

/** End of a call, its body and its retries included. */
export interface Deadline {
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export const deadlineIn = (ms: number): Deadline => ({
  signal: AbortSignal.timeout(ms),
  endsAt: Date.now() + ms,
});

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/** No usable answer. */
export interface Failure {
  error: UpstreamError;
  /** Absent without a complete response. */
  status?: number;
  /** `Retry-After` in milliseconds. */
  retryAfterMs?: number | undefined;
}
