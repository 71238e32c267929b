import type { UpstreamError } from '../errors.ts';
import type { Circuit } from './createCircuit.ts';
import type { Patience } from './createPatience.ts';
import type { Observe, UpstreamCall } from './UpstreamCall.ts';

/** What is put to a service that answers JSON. */
export interface JsonQuestion {
  service: UpstreamCall['service'];
  /** Who is asked, as an error calls it. */
  who: string;
  address: URL;
  /** What stands in errors and in the log for the address: no host, no secret, nothing a visitor typed. */
  shown: string;
  headers?: Record<string, string>;
  /** Sent form-encoded with POST; without it, the question is a GET. */
  form?: URLSearchParams;
  /** Sent as JSON with POST. */
  json?: unknown;
  /** Ends the call, its body included. */
  signal: AbortSignal;
  observe: Observe;
  /** Leaves the service alone while it is down; without one, it is asked each time. */
  circuit?: Circuit | undefined;
  /** Hears whether the service answers. */
  patience?: Patience | undefined;
  /** Which statuses are an answer; 200 alone unless told. */
  answers?: readonly number[];
  /** How much of an answer is read at most, unpacked; 20 unless told. */
  maxMegabytes?: number;
  /** Finds what a refusal says about its reason; it must not repeat anything secret. */
  explain?: (body: unknown) => string | undefined;
}

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/** No usable answer, and what is known about asking again. */
export interface Failure {
  error: UpstreamError;
  /** Absent when there was no complete answer. */
  status?: number;
  /** The connection failed or the service did (5xx): the next try may do better. */
  passing: boolean;
  /** Milliseconds the service asks us to wait. */
  retryAfterMs?: number | undefined;
}
