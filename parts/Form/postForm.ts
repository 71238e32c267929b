import { type FormAnswer, readAnswer } from './readAnswer.ts';

/** What browsers see through to the end after the page is closed, all calls together (Fetch, 64 KiB). */
const KEPT_ALIVE_BYTES = 60_000;
/** How long (ms) a call may take. */
const DEADLINE_MS = 20_000;

interface Call {
  /** Such as `/form-submit`. */
  to: string;
  body: object;
  headers: Record<string, string>;
  /** The plain text that says it was accepted (spec 2 §7). */
  success: string;
}

/** Sends one payload. It never throws: what goes wrong on the way is an answer too. */
export async function postForm({ to, body, headers, success }: Call): Promise<FormAnswer> {
  const payload = JSON.stringify(body);
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: payload,
      keepalive: new TextEncoder().encode(payload).length < KEPT_ALIVE_BYTES,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return await readAnswer(response, success);
  } catch {
    return { type: navigator.onLine === false ? 'offline' : 'failed' };
  }
}
