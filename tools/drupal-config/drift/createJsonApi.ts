import { isRecord } from '../../../schemas/isRecord.ts';
import { UsageError } from '../../runCheck.ts';

/** What a Drupal answered; `body` is undefined unless it is JSON. */
export interface Answer {
  status: number;
  body: Record<string, unknown> | undefined;
}

const DEADLINE_MS = 20_000;

/**
 * Asks the content service at an address.
 *
 * @param headers carry its key.
 * @returns a function of path and query, which throws UsageError when nothing answers.
 */
export function createJsonApi(url: string, headers: Record<string, string>) {
  const base = url.replace(/\/+$/, '');
  return async (path: string, { withKey = true } = {}): Promise<Answer> => {
    const response = await fetch(`${base}${path}`, {
      headers: { accept: 'application/vnd.api+json, application/json', ...(withKey && headers) },
      signal: AbortSignal.timeout(DEADLINE_MS),
      // A followed redirect would send the key to any host it names.
      redirect: 'manual',
    }).catch((error: unknown) => {
      throw new UsageError(`${base} did not answer: ${error instanceof Error ? error.message : error}`);
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body: isRecord(body) ? body : undefined };
  };
}

export type JsonApi = ReturnType<typeof createJsonApi>;

/** The sentence of the first error. */
export function getDetail({ body }: Answer): string {
  const [first] = Array.isArray(body?.errors) ? body.errors : [];
  return isRecord(first) ? String(first.detail ?? '') : '';
}
