/** What became of one call. */
export type FormAnswer =
  | { type: 'accepted'; reference: string | undefined }
  | { type: 'invalid'; errors: readonly RefusedField[] }
  | { type: 'puzzle' }
  | { type: 'puzzleExpired' }
  | Failure;

/** What no field can mend. */
export type Failure = { type: 'failed' | 'offline' | 'conflict' } | { type: 'tooMany'; minutes: number };

interface RefusedField {
  /** Name of the field, or of what it is called in the payload. */
  field: string;
  problem: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readErrors = (errors: unknown): RefusedField[] =>
  (Array.isArray(errors) ? errors : []).filter(
    (error): error is RefusedField =>
      isRecord(error) && typeof error.field === 'string' && typeof error.problem === 'string',
  );

const minutesOf = (seconds: number): number => Math.max(1, Math.ceil((seconds || 60) / 60));

/** A refusal as `application/problem+json` (RFC 9457); what is none of ours has failed. */
function readRefusal(problem: unknown, { status, headers }: Response): FormAnswer {
  const { code, errors, retryAfterSeconds } = isRecord(problem) ? problem : {};
  if (code === 'tooMany' || status === 429) {
    return { type: 'tooMany', minutes: minutesOf(Number(retryAfterSeconds ?? headers.get('Retry-After'))) };
  }
  if (code === 'puzzle' || code === 'puzzleExpired' || code === 'conflict') return { type: code };
  if (code === 'invalid') return { type: code, errors: readErrors(errors) };
  return { type: 'failed' };
}

/**
 * Reads what a form was answered. Only the one text counts as success (behaviour §7.9): a page of some proxy that says
 * 200 has accepted nothing.
 * @throws SyntaxError for what calls itself JSON and is none.
 */
export async function readAnswer(response: Response, success: string): Promise<FormAnswer> {
  const text = await response.text();
  if (response.ok) {
    return text.trim() === success
      ? { type: 'accepted', reference: response.headers.get('Lead-Reference') ?? undefined }
      : { type: 'failed' };
  }
  const isProblem = response.headers.get('Content-Type')?.includes('json');
  return readRefusal(isProblem ? JSON.parse(text) : undefined, response);
}
