import { UpstreamError } from '../../http/errors.ts';
import { maskPersonal } from '../../observability/logs/maskPersonal.ts';
import { traceHeader } from '../../observability/requestContext.ts';
import { inSpan } from '../../observability/trace/inSpan.ts';
import type { SpanNotes } from '../../observability/trace/tracer.ts';
import type { Upstream } from './createUpstream.ts';
import { deadlineIn, type Failure, type JsonAnswer, type JsonRequest } from './JsonRequest.ts';
import type { UpstreamCall } from './UpstreamCall.ts';

/** Services send JSON errors too; HTML comes from something in between. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;
/** The largest documents, ranges with all their pictures and ten thousand dealers, are some 5 MB. */
const MAX_MEGABYTES = 20;

const toOutcome = (status: number): UpstreamCall['outcome'] => {
  if (status === 404) return 'not-found';
  return status === 403 ? 'forbidden' : 'ok';
};

/** Sends one request to a JSON service, once, unless its circuit is open. */
export async function fetchJson(upstream: Upstream, request: JsonRequest): Promise<JsonAnswer | Failure> {
  const { circuit, budget, service, observe } = upstream;
  const { who, shown, address, form, json } = request;
  const method = form || json !== undefined ? 'POST' : 'GET';
  const attributes = {
    'http.request.method': method,
    'server.address': address.hostname,
    'url.path': maskPersonal(shown),
    'peer.service': service,
  };
  const send = () =>
    inSpan(`${method} ${service}`, { kind: 'client', attributes }, (span) => put(upstream, request, span));
  const ask = () => (budget ? budget.during(send, isAnswer) : send());
  const answer = circuit ? await circuit.run(shown, ask) : await ask();
  if (answer) return answer;
  observe?.({ service, url: shown, ms: 0, outcome: 'circuit-open' });
  return { error: new UpstreamError(`${who} is not called, its circuit is open: ${shown}`) };
}

/** A refusal is an answer too: the service is up. */
const isAnswer = (result: JsonAnswer | Failure): boolean => result.status !== undefined;

async function put(upstream: Upstream, request: JsonRequest, span: SpanNotes): Promise<JsonAnswer | Failure> {
  const { service, observe, requestHeaders, deadlineMs } = upstream;
  const { who, address, shown, headers, form, json, explain } = request;
  const { answers = [200], maxMegabytes = MAX_MEGABYTES, deadline = deadlineIn(deadlineMs) } = request;
  const { signal } = deadline;
  const start = performance.now();
  const tell = (outcome: UpstreamCall['outcome'], status?: number) => {
    span.set({ 'http.response.status_code': status, 'bridgedeck.outcome': outcome });
    observe?.({
      service,
      url: shown,
      ms: performance.now() - start,
      outcome,
      ...(status !== undefined && { status }),
    });
  };
  const failed = (reason: string, about: Omit<Failure, 'error'> = {}, cause?: unknown): Failure => {
    tell('failed', about.status);
    span.fail(reason);
    const message = `${who} ${reason}: ${shown}`;
    return { error: new UpstreamError(message, { cause, upstreamStatus: about.status }), ...about };
  };

  let response: Response;
  let text: string | undefined;
  try {
    response = await fetch(address, {
      headers: {
        accept: 'application/json',
        ...traceHeader(),
        ...requestHeaders?.(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal,
      // A followed redirect would send token and key to any host it names.
      redirect: 'manual',
      ...(form && { method: 'POST', body: form }),
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    });
    text = await readText(response, maxMegabytes * 1_000_000);
  } catch (cause) {
    return failed(signal.aborted ? 'did not answer in time' : 'could not be reached', {}, cause);
  }

  const { status } = response;
  if (text === undefined) return failed(`answered with more than ${maxMegabytes} MB`, { status });
  const contentType = response.headers.get('content-type') ?? '';
  const isJson = JSON_TYPE.test(contentType);
  const body = isJson ? parse(text) : undefined;
  if (!answers.includes(status)) {
    const because = explain?.(body);
    const reason = `answered ${status}${because === undefined ? '' : ` (${because})`}`;
    return failed(reason, { status, retryAfterMs: parseRetryAfter(response.headers.get('retry-after')) });
  }
  // No Content: there is no body to parse.
  if (status === 204) {
    tell('ok', status);
    return { status, body: undefined };
  }
  if (!isJson) {
    return failed(`answered ${status} with ${contentType || 'no content type'} instead of JSON`, { status });
  }
  if (body === undefined) return failed('sent JSON that cannot be read', { status });
  tell(toOutcome(status), status);
  return { status, body };
}

/**
 * The body of a response as text.
 *
 * @param maxBytes limit, unpacked; the rest is aborted.
 * @returns undefined beyond the limit.
 */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Undefined for invalid JSON. The parser's own error would quote the response, which may hold a token. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The header `Retry-After` in milliseconds, from whole seconds or a date.
 * @returns undefined when it is missing or invalid.
 */
function parseRetryAfter(header: string | null): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Date.parse accepts "5.5" and "-1"; HTTP dates start with the day of the week.
  const date = /^[A-Z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
