import type { ExpressionBuilder, Kysely, NotNull } from 'kysely';
import type { Claim, LeadStore } from './LeadStore.ts';
import type { LeadTables, TargetName } from './LeadTables.ts';

type Claims = Pick<LeadStore, 'claim' | 'makeDue' | 'nextAt' | 'delivered' | 'failed' | 'release'>;

/** Leases of deliveries. A claim sets `next_at` to the end of its lease: a process that dies never resets it. */
export function createClaims(db: Kysely<LeadTables>, now: () => number): Claims {
  const pending = (target: TargetName) =>
    db.updateTable('deliveries').where('target', '=', target).where('status', '=', 'pending');
  const held = ({ key, target, by }: Claim) =>
    pending(target).where('key', '=', key).where('claimed_by', '=', by);

  return {
    async claim({ target, by, limit, leaseMs, isEarly = false }) {
      const at = now();
      const isFree = (row: ExpressionBuilder<LeadTables, 'deliveries'>) =>
        isEarly
          ? row.and([row('next_at', '>', at), row('claimed_by', 'is', null)])
          : row('next_at', '<=', at);
      const due = db
        .selectFrom('deliveries')
        .select('key')
        .where('target', '=', target)
        .where('status', '=', 'pending')
        .where(isFree)
        .orderBy('next_at')
        .orderBy('key')
        .limit(limit);
      // The conditions again: PostgreSQL evaluates them after it has waited for another process.
      const rows = await pending(target)
        .set({ claimed_by: by, next_at: at + leaseMs })
        .where('key', 'in', due)
        .where(isFree)
        .returning((row) => {
          const submission = row.selectFrom('submissions').whereRef('submissions.key', '=', 'deliveries.key');
          return [
            'key',
            'target',
            'attempts',
            'payload',
            submission.select('reference').as('reference'),
            submission.select('request_id').as('requestId'),
          ];
        })
        // A pending delivery has a submission, and is not erased.
        .$narrowType<{ reference: NotNull; payload: NotNull }>()
        .execute();
      return rows.map(({ payload, ...row }) => ({ ...row, by, payload: JSON.parse(payload) }));
    },

    async makeDue(target) {
      const at = now();
      await pending(target)
        .set({ next_at: at })
        .where('claimed_by', 'is', null)
        .where('next_at', '>', at)
        .execute();
    },

    async nextAt(target) {
      const row = await db
        .selectFrom('deliveries')
        .select('next_at')
        .where('target', '=', target)
        .where('status', '=', 'pending')
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst();
      return row?.next_at;
    },

    async delivered({ key, target }, { status, remoteId }) {
      await db
        .updateTable('deliveries')
        .set({
          status: 'delivered',
          delivered_at: now(),
          last_status: status,
          last_error: null,
          claimed_by: null,
          remote_id: remoteId ?? null,
        })
        .where('key', '=', key)
        .where('target', '=', target)
        .where('status', '!=', 'delivered')
        .execute();
    },

    async failed(claim, { status, attempts, nextAt, lastStatus, lastError }) {
      await held(claim)
        .set({
          status,
          attempts,
          next_at: Math.round(nextAt),
          claimed_by: null,
          last_status: lastStatus ?? null,
          last_error: lastError,
        })
        .execute();
    },

    async release(claim, nextAt) {
      await held(claim)
        .set({ claimed_by: null, next_at: Math.round(nextAt) })
        .execute();
    },
  };
}
