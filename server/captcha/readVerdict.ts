import { isRecord } from '../isRecord.ts';
import type { PuzzleVerdict } from './PuzzleCheck.ts';

/** What the provider says; `misconfigured` when it is we whom it refuses. */
type ProviderVerdict =
  | Extract<PuzzleVerdict, 'solved' | 'unsolved' | 'expired'>
  | 'misconfigured'
  | 'unreadable';

/** The error codes of an answer, as far as they are texts. */
export function errorsOf(body: unknown): string[] {
  const errors = isRecord(body) ? body.errors : undefined;
  return Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
}

/** Reads an answer of siteverify v1 with status 200, 400 or 401. */
export function readVerdict({ status, body }: { status: number; body: unknown }): ProviderVerdict {
  const success = isRecord(body) ? body.success : undefined;
  const errors = errorsOf(body);
  if (status === 401 || errors.some((error) => error.startsWith('secret_'))) return 'misconfigured';
  if (errors.includes('solution_missing')) return 'unsolved';
  if (status !== 200 || typeof success !== 'boolean') return 'unreadable';
  if (success) return 'solved';
  return errors.includes('solution_timeout_or_duplicate') ? 'expired' : 'unsolved';
}
