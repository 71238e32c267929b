import { isRecord } from '../../isRecord.ts';
import type { Reply } from '../Reply.ts';
import type { Puzzles } from './createPuzzles.ts';
import { isSame } from './signature.ts';

const refused = (status: number, error: string): Reply => ({
  status,
  body: { success: false, errors: [error] },
});

/** The fields of a JSON object or of a form; undefined for anything else. */
function fieldsOf(text: string, contentType: string): Record<string, unknown> | undefined {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!/^application\/json\b/i.test(contentType)) return undefined;
  try {
    const fields: unknown = JSON.parse(text);
    return isRecord(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** Answers a verification the way siteverify v1 does. What is no text counts as a bad request. */
export function answerVerification(
  { text, contentType }: { text: string; contentType: string },
  known: { sitekey: string; secret: string; puzzles: Puzzles },
): Reply {
  const fields = fieldsOf(text, contentType);
  if (!fields) return refused(400, 'bad_request');
  const { secret = '', solution = '', sitekey = known.sitekey } = fields;
  if (typeof secret !== 'string' || typeof solution !== 'string' || typeof sitekey !== 'string') {
    return refused(400, 'bad_request');
  }
  if (secret === '') return refused(400, 'secret_missing');
  if (!isSame(secret, known.secret)) return refused(401, 'secret_invalid');
  // The widget's words for not being done start with a dot.
  if (solution === '' || solution.startsWith('.')) return refused(400, 'solution_missing');
  if (sitekey !== known.sitekey) return refused(200, 'solution_invalid');
  const error = known.puzzles.verify(solution);
  return error ? refused(200, error) : { status: 200, body: { success: true } };
}
