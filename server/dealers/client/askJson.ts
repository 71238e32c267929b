import { readText } from '../../content/client/readText.ts';
import type { Observe } from '../../content/UpstreamCall.ts';
import { UpstreamError } from '../../errors.ts';
import { retryAfter } from './retryAfter.ts';

export interface JsonQuestion {
  address: URL;
  /** What stands in errors and in the log for the address: no host, no secret. */
  shown: string;
  /** Who is asked, as an error calls it. */
  who: string;
  headers: Record<string, string>;
  /** Sent form-encoded with POST; without it, the question is a GET. */
  form?: URLSearchParams;
  /** Ends the call, its body included. */
  signal: AbortSignal;
  observe: Observe;
  /** Finds what a refusal says about its reason; it must not repeat anything secret. */
  explain?: (body: unknown) => string | undefined;
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

const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** Ten thousand dealers are some 5 MB. */
const MAX_MEGABYTES = 20;

/** Puts one question to a service that answers JSON, once. Only a 200 with readable JSON is an answer. */
export async function askJson(question: JsonQuestion): Promise<{ body: unknown } | Failure> {
  const { address, shown, who, headers, form, signal, observe, explain } = question;
  const start = performance.now();
  const tell = (outcome: 'ok' | 'failed', status?: number) =>
    observe({
      service: 'dealers',
      url: shown,
      ms: performance.now() - start,
      outcome,
      ...(status !== undefined && { status }),
    });
  const failed = (reason: string, about: Omit<Failure, 'error'>, cause?: unknown): Failure => {
    tell('failed', about.status);
    const message = `${who} ${reason}: ${shown}`;
    return { error: new UpstreamError(message, { cause, upstreamStatus: about.status }), ...about };
  };

  let response: Response;
  let text: string | undefined;
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      signal,
      // A redirect followed blindly would carry token and key to whatever host it names.
      redirect: 'manual',
      ...(form && { method: 'POST', body: form }),
    });
    text = await readText(response, MAX_MEGABYTES * 1_000_000);
  } catch (cause) {
    return signal.aborted
      ? failed('did not answer in time', { passing: false }, cause)
      : failed('could not be reached', { passing: true }, cause);
  }
  const { status } = response;
  if (text === undefined)
    return failed(`answered with more than ${MAX_MEGABYTES} MB`, { status, passing: false });
  const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '');
  const body = isJson ? parse(text) : undefined;
  if (status !== 200) {
    const because = explain?.(body);
    return failed(`answered ${status}${because === undefined ? '' : ` (${because})`}`, {
      status,
      passing: status >= 500,
      retryAfterMs: retryAfter(response),
    });
  }
  if (!isJson) return failed('answered 200 with something else than JSON', { status, passing: false });
  if (body === undefined) return failed('sent JSON that cannot be read', { status, passing: false });
  tell('ok', status);
  return { body };
}

/** Undefined for what is not JSON. The parser's own error would quote from the answer, which may hold a token. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
