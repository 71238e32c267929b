import type { FormFailure } from '../../../schemas/forms/form-failure.ts';
import { type FormAnswer, parseFormAnswer } from './parseFormAnswer.ts';

/** Waits (ms) before each try: what kept the form from the server may keep the report from it too. */
const WAITS_MS = [0, 10_000, 60_000, 300_000];

const isTaken = (failure: FormFailure): Promise<boolean> =>
  fetch('/api/form-failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(failure),
    keepalive: true,
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Until the browser is online again, or that long. */
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Reports a failed form to the error-reporting service, through this site's server (behaviour §8.7): the endpoint and
 * the failure, no input. Never throws, and gives up after some minutes.
 */
async function reportFailure(failure: FormFailure): Promise<void> {
  for (const wait of WAITS_MS) {
    if (wait > 0) await pause(wait);
    if (await isTaken(failure)) return;
  }
}

/** Limit of all `keepalive` requests together (Fetch, 64 KiB). */
const KEEPALIVE_MAX_BYTES = 60_000;
/** Timeout (ms) of a call. */
const DEADLINE_MS = 20_000;

interface Call {
  /** Mode of the form. */
  form: FormFailure['form'];
  to: FormFailure['call'];
  body: object;
  headers: Record<string, string>;
  /** The plain text that confirms acceptance (behaviour §8.1). */
  success: string;
}

/** Whether the server itself refused: then it has reported its own faults. */
const isOwnRefusal = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('application/problem+json') ?? false;

/** Sends one payload. Never throws: a failure is an answer too, and is reported (behaviour §7.8, §8.7). */
export async function postForm({ form, to, body, headers, success }: Call): Promise<FormAnswer> {
  const payload = JSON.stringify(body);
  const report = (how: Pick<FormFailure, 'reason' | 'status'>) =>
    void reportFailure({ form, call: to, ...how });
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: payload,
      keepalive: new TextEncoder().encode(payload).length < KEEPALIVE_MAX_BYTES,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const answer = await parseFormAnswer(response, success);
    if (answer.type === 'failed' && !isOwnRefusal(response))
      report({ reason: 'answer', status: response.status });
    return answer;
  } catch {
    report({ reason: 'unreachable' });
    return { type: navigator.onLine === false ? 'offline' : 'failed' };
  }
}
