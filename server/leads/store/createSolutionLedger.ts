import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  type CaptchaCheck,
  type CaptchaVerdict,
  looksSolved,
} from '../../services/captcha/createCaptchaCheck.ts';
import type { LeadStore, SolutionSpent } from './LeadStore.ts';
import type { LeadTables } from './LeadTables.ts';

/** Longer than any call to the provider; after that, the checking process was killed. */
const CHECK_MS = 10_000;

const hashSolution = (solution: string): string => hash('sha256', solution);

/** Which key each captcha solution was used for; every step is one statement, so it is atomic over processes. */
export function createSolutionLedger(
  db: Kysely<LeadTables>,
  now: () => number,
): Pick<LeadStore, 'spendSolution' | 'settleSolution' | 'forgetSolution'> {
  return {
    async spendSolution(solution, key): Promise<SolutionSpent> {
      const row = { solution_hash: hashSolution(solution), key };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('puzzles')
        .values({ ...row, state: 'checking', spent_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows) return 'new';
      const known = await db
        .selectFrom('puzzles')
        .select(['key', 'state', 'spent_at'])
        .where('solution_hash', '=', row.solution_hash)
        .executeTakeFirst();
      // Removed between the two statements: it was invalid, and the next check will say so.
      if (!known) return 'checking';
      const isAbandoned = known.state === 'checking' && known.spent_at <= now() - CHECK_MS;
      if (!isAbandoned) return known.key === key ? known.state : 'replayed';
      const { numUpdatedRows } = await db
        .updateTable('puzzles')
        .set({ key, spent_at: now() })
        .where('solution_hash', '=', row.solution_hash)
        .where('state', '=', 'checking')
        .where('spent_at', '=', known.spent_at)
        .executeTakeFirstOrThrow();
      return numUpdatedRows ? 'new' : 'checking';
    },

    async settleSolution(solution, key, state) {
      await db
        .updateTable('puzzles')
        .set({ state })
        .where('solution_hash', '=', hashSolution(solution))
        .where('key', '=', key)
        .execute();
    },

    async forgetSolution(solution, key) {
      await db
        .deleteFrom('puzzles')
        .where('solution_hash', '=', hashSolution(solution))
        .where('key', '=', key)
        .execute();
    },
  };
}

const AGAIN_MS = 50;

/**
 * Has a captcha solution checked once for all calls of one idempotency key. Concurrent calls, of any process, wait for
 * the verdict; the same solution under another key is a replay.
 *
 * @param check asks the provider; must end within ten seconds.
 */
export async function checkCaptchaOnce(
  store: Pick<LeadStore, 'spendSolution' | 'settleSolution' | 'forgetSolution'>,
  { solution, key }: { solution: string; key: string },
  check: CaptchaCheck,
): Promise<CaptchaVerdict | 'replayed'> {
  // The widget's own words, such as `.ERROR`, are equal for all visitors: they are not recorded.
  if (!looksSolved(solution)) return check(solution);
  for (;;) {
    const spent = await store.spendSolution(solution, key);
    if (spent === 'new') break;
    if (spent !== 'checking') return spent;
    await sleep(AGAIN_MS);
  }
  try {
    const verdict = await check(solution);
    if (verdict === 'solved' || verdict === 'unverified') await store.settleSolution(solution, key, verdict);
    else await store.forgetSolution(solution, key);
    return verdict;
  } catch (error) {
    await store.forgetSolution(solution, key);
    throw error;
  }
}
