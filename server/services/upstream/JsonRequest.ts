import type { UpstreamError } from '../../http/errors.ts';

/** What is put to a service that answers JSON. */
export interface JsonRequest {
  /** Who is asked, as an error calls it. */
  who: string;
  address: URL;
  /** What stands in errors and in the log for the address: no host, no secret, nothing a visitor typed. */
  shown: string;
  headers?: Record<string, string>;
  /** Sent form-encoded with POST; without it, the request is a GET. */
  form?: URLSearchParams;
  /** Sent as JSON with POST. */
  json?: unknown;
  /** When to give up; after `deadlineMs` of the service unless told. */
  deadline?: Deadline | undefined;
  /** Which statuses are an answer; 200 alone unless told. */
  answers?: readonly number[];
  /** How much of an answer is read at most, unpacked; 20 unless told. */
  maxMegabytes?: number;
  /** Finds what a refusal says about its reason; it must not repeat anything secret. */
  explain?: (body: unknown) => string | undefined;
}

/** The end of a call, its body and its retries included. */
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
  /** Absent when there was no complete answer. */
  status?: number;
  /** Milliseconds the service asks us to wait. */
  retryAfterMs?: number | undefined;
}
