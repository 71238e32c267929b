import type {
  LeadCaptcha,
  LeadFilter,
  SpentSolutionRow,
  StoredLead,
  SubmissionKind,
  TargetName,
} from './LeadTables.ts';
import type { LeadRows } from './leadRows.ts';

/** One payload of a submission, validated, for one target. */
export interface LeadToAccept {
  /** Idempotency key of the submission. */
  key: string;
  target: TargetName;
  kind: SubmissionKind;
  locale: string;
  puzzle: LeadCaptcha;
  requestId: string | undefined;
  /** Prefix of the reference, if this is the first payload of its submission. */
  referencePrefix: string;
  /** Any JSON; without the captcha's solution. */
  payload: unknown;
  /**
   * The sender's own payload, to recognize repeats: what the server adds may have changed meanwhile. Default:
   * `payload`.
   */
  sent?: unknown;
}

export interface Accepted {
  /** Reference for visitor and support, such as `EST-7K2M-9QXA`; the same for all payloads of a submission. */
  reference: string;
  /** `same`: stored already. `conflict`: another payload is stored under this key and target; nothing was stored. */
  outcome: 'new' | 'same' | 'conflict';
}

/**
 * `new`: the caller has the solution checked, then calls `settleSolution` or `forgetSolution`. `checking`: another
 * call with this key checks it. `solved`, `unverified`: settled under this key. `replayed`: used under another key.
 */
export type SolutionSpent = 'new' | SpentSolutionRow['state'] | 'replayed';

/** A delivery leased to this process. */
export interface Claim {
  key: string;
  target: TargetName;
  /** Name of the process. */
  by: string;
  reference: string;
  requestId: string | null;
  attempts: number;
  payload: unknown;
}

export interface FailedTry {
  status: 'pending' | 'dead';
  attempts: number;
  nextAt: number;
  lastStatus: number | undefined;
  lastError: string;
}

export interface ErasedDelivery {
  reference: string;
  target: TargetName;
  wasDead: boolean;
}

/**
 * The lead store, on disk. Nothing is cached in memory, so that any number of processes may share one store and each
 * may be killed at any moment. Times are milliseconds since 1970. What visitors and
 * colleagues wait for rejects with LeadStoreError, everything else with the database's own errors.
 */
export interface LeadStore {
  /** Whether anything was accepted under a key. */
  has(key: string): Promise<boolean>;
  /** Stores a lead, once. When it resolves, the lead is on disk. */
  accept(lead: LeadToAccept): Promise<Accepted>;
  /** Calls `listener` with the target of each lead that this process accepts, until stopped. */
  onAccept(listener: (target: TargetName) => void): () => void;

  /** Binds a captcha's solution to a key. A check that is not settled after ten seconds passes to the next caller. */
  spendSolution(solution: string, key: string): Promise<SolutionSpent>;
  settleSolution(solution: string, key: string, state: 'solved' | 'unverified'): Promise<void>;
  /** The solution was invalid: the binding is removed. */
  forgetSolution(solution: string, key: string): Promise<void>;

  /**
   * Leases due deliveries, earliest first.
   * @param wish with `isEarly`: those that wait for their next try.
   */
  claim(wish: {
    target: TargetName;
    by: string;
    limit: number;
    leaseMs: number;
    isEarly?: boolean;
  }): Promise<Claim[]>;
  /** Makes all waiting deliveries due. */
  makeDue(target: TargetName): Promise<void>;
  /** When the next delivery is due or a lease ends; undefined when nothing is pending. */
  nextAt(target: TargetName): Promise<number | undefined>;
  /** Marks as delivered, even if another process has the lease by now. */
  delivered(claim: Claim, answer: { status: number; remoteId: string | undefined }): Promise<void>;
  /** Stores a failed try; ignored when the lease has ended and another process has it. */
  failed(claim: Claim, failure: FailedTry): Promise<void>;
  /** Returns a lease without a try. */
  release(claim: Claim, nextAt: number): Promise<void>;

  /**
   * Erases visitors' data: payloads delivered and received before `keepMs` ago, and dead ones from before `keepDeadMs`
   * ago. Reference and status stay. Also removes solutions that were used more than a week ago.
   */
  erase(age: { keepMs: number; keepDeadMs: number }): Promise<ErasedDelivery[]>;

  /** Leads for support, oldest first. */
  leads(filter: LeadFilter): AsyncIterable<StoredLead>;
  /** How many deliveries wait, and how many were given up. */
  count(): Promise<{ pending: number; dead: number }>;
  /** @param reference as `parseReference` returns it. */
  find(reference: string): Promise<StoredLead | undefined>;
  /**
   * Makes dead deliveries due with a new count; for one reference also those that wait for their next try.
   * @returns number of deliveries.
   */
  retry(reference: string | 'all-dead'): Promise<number>;

  /** Every lead as it is stored, for a backup. */
  rows(): AsyncIterable<LeadRows>;
  /** Stores leads of a backup, all or none; those that are there stay as they are. @returns how many were new. */
  insertRows(leads: readonly LeadRows[]): Promise<number>;

  /** Rejects when the database does not answer, or cannot be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
