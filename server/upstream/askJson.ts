import { UpstreamError } from '../errors.ts';
import { traceHeader } from '../requestContext.ts';
import type { Failure, JsonAnswer, JsonQuestion } from './JsonQuestion.ts';
import { readText } from './readText.ts';
import { retryAfter } from './retryAfter.ts';
import type { UpstreamCall } from './UpstreamCall.ts';

/** A service speaks JSON even when it says no; HTML means that we did not reach it at all. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;
/** The largest documents, ranges with all their pictures and ten thousand dealers, are some 5 MB. */
const MAX_MEGABYTES = 20;

const outcomeOf = (status: number): UpstreamCall['outcome'] => {
  if (status === 404) return 'not-found';
  return status === 403 ? 'forbidden' : 'ok';
};

/** Puts one question to a service that answers JSON, once, unless the service rests. */
export async function askJson(question: JsonQuestion): Promise<JsonAnswer | Failure> {
  const { circuit, patience, service, who, shown, observe } = question;
  const ask = () => (patience ? patience.during(() => put(question), isAnswer) : put(question));
  const answer = circuit ? await circuit.run(shown, ask) : await ask();
  if (answer) return answer;
  observe({ service, url: shown, ms: 0, outcome: 'resting' });
  return { error: new UpstreamError(`${who} is resting: ${shown}`), passing: false };
}

/** A refusal is an answer too: somebody is there. */
const isAnswer = (result: JsonAnswer | Failure): boolean => result.status !== undefined;

async function put(question: JsonQuestion): Promise<JsonAnswer | Failure> {
  const { service, who, address, shown, headers, form, json, signal, observe, explain } = question;
  const { answers = [200], maxMegabytes = MAX_MEGABYTES } = question;
  const start = performance.now();
  const tell = (outcome: UpstreamCall['outcome'], status?: number) =>
    observe({
      service,
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
      headers: {
        accept: 'application/json',
        ...traceHeader(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal,
      // A redirect followed blindly would carry token and key to whatever host it names.
      redirect: 'manual',
      ...(form && { method: 'POST', body: form }),
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    });
    text = await readText(response, maxMegabytes * 1_000_000);
  } catch (cause) {
    return signal.aborted
      ? failed('did not answer in time', { passing: false }, cause)
      : failed('could not be reached', { passing: true }, cause);
  }

  const { status } = response;
  if (text === undefined) {
    return failed(`answered with more than ${maxMegabytes} MB`, { status, passing: false });
  }
  const contentType = response.headers.get('content-type') ?? '';
  const isJson = JSON_TYPE.test(contentType);
  const body = isJson ? parse(text) : undefined;
  if (!answers.includes(status)) {
    const because = explain?.(body);
    return failed(`answered ${status}${because === undefined ? '' : ` (${because})`}`, {
      status,
      passing: status >= 500,
      retryAfterMs: retryAfter(response),
    });
  }
  // No Content: there is nothing to be read, and where it is an answer, that is all of it.
  if (status === 204) {
    tell('ok', status);
    return { status, body: undefined };
  }
  if (!isJson) {
    const what = contentType || 'no content type';
    return failed(`answered ${status} with ${what} instead of JSON`, { status, passing: false });
  }
  if (body === undefined) return failed('sent JSON that cannot be read', { status, passing: false });
  tell(outcomeOf(status), status);
  return { status, body };
}

/** Undefined for what is not JSON. The parser's own error would quote from the answer, which may hold a token. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
