import { setTimeout as sleep } from 'node:timers/promises';
import type { PuzzleCheck, PuzzleVerdict } from '../../captcha/PuzzleCheck.ts';
import type { LeadStore } from './LeadStore.ts';

const AGAIN_MS = 50;

/**
 * Has a puzzle's solution checked once for all calls of one idempotency key. Calls that come while it is being checked
 * wait for the verdict, in whatever process; the same solution under another key is a replay.
 *
 * @param check asks the provider; it must come to an end within ten seconds.
 */
export async function checkPuzzleOnce(
  store: Pick<LeadStore, 'spendPuzzle' | 'settlePuzzle' | 'forgetPuzzle'>,
  { solution, key }: { solution: string; key: string },
  check: PuzzleCheck,
): Promise<PuzzleVerdict | 'replayed'> {
  for (;;) {
    const spent = await store.spendPuzzle(solution, key);
    if (spent === 'new') break;
    if (spent !== 'checking') return spent;
    await sleep(AGAIN_MS);
  }
  try {
    const verdict = await check(solution);
    if (verdict === 'solved' || verdict === 'unverified') await store.settlePuzzle(solution, key, verdict);
    else await store.forgetPuzzle(solution, key);
    return verdict;
  } catch (error) {
    await store.forgetPuzzle(solution, key);
    throw error;
  }
}
