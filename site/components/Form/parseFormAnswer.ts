import type { Form } from '../../../schemas/parts/form.ts';

/** Dealers of the sender's country, or the one that was chosen. */
export interface Near {
  count: number;
  dealer?: Form['dealer'];
}

/** Result of one call. */
export type FormAnswer =
  | { type: 'accepted'; reference: string | undefined; near: Near | undefined }
  | { type: 'invalid'; errors: readonly RefusedField[] }
  | { type: 'puzzle' }
  | { type: 'puzzleExpired' }
  | SubmissionFailure;

/** Failures that no field can correct. */
export type SubmissionFailure =
  | { type: 'failed'; reference?: string }
  | { type: 'offline' | 'conflict' }
  | { type: 'tooMany'; minutes: number };

interface RefusedField {
  /** Name of the field, in the form or in the payload. */
  field: string;
  problem: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const parseErrors = (errors: unknown): RefusedField[] =>
  (Array.isArray(errors) ? errors : []).filter(
    (error): error is RefusedField =>
      isRecord(error) && typeof error.field === 'string' && typeof error.problem === 'string',
  );

const toMinutes = (seconds: number): number => Math.max(1, Math.ceil((seconds || 60) / 60));

/** A refusal as `application/problem+json` (RFC 9457); any other body is a failure. */
function parseRefusal(problem: unknown, { status, headers }: Response): FormAnswer {
  const { code, errors, retryAfterSeconds } = isRecord(problem) ? problem : {};
  if (code === 'tooMany' || status === 429) {
    return { type: 'tooMany', minutes: toMinutes(Number(retryAfterSeconds ?? headers.get('Retry-After'))) };
  }
  if (code === 'puzzle' || code === 'puzzleExpired' || code === 'conflict') return { type: code };
  if (code === 'invalid') return { type: code, errors: parseErrors(errors) };
  const reference = status >= 500 && headers.get('X-Request-Id');
  return { type: 'failed', ...(reference && { reference }) };
}

/** A proxy may have cut it: the receipt can do without. */
function parseNear(header: string | null): Near | undefined {
  try {
    return header ? JSON.parse(decodeURIComponent(header)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses the response to a form. Only the exact text counts as success (behaviour §7.9): a proxy's page with status
 * 200 has accepted nothing.
 * @throws SyntaxError for an invalid JSON body.
 */
export async function parseFormAnswer(response: Response, success: string): Promise<FormAnswer> {
  const text = await response.text();
  if (response.ok) {
    return text.trim() === success
      ? {
          type: 'accepted',
          reference: response.headers.get('Lead-Reference') ?? undefined,
          near: parseNear(response.headers.get('Lead-Near')),
        }
      : { type: 'failed' };
  }
  const isProblem = response.headers.get('Content-Type')?.includes('json');
  return parseRefusal(isProblem ? JSON.parse(text) : undefined, response);
}
