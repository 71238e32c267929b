import type {
  LeadCaptcha,
  LeadFilter,
  SpentSolutionRow,
  StoredLead,
  SubmissionKind,
  TargetName,
} from './LeadTables.ts';

/** One payload of a submission, checked and ready to be delivered to one target. */
export interface LeadToAccept {
  /** The idempotency key of the submission. */
  key: string;
  target: TargetName;
  kind: SubmissionKind;
  locale: string;
  puzzle: LeadCaptcha;
  requestId: string | undefined;
  /** Begins the reference, should this be the first payload of its submission. */
  referencePrefix: string;
  /** Anything JSON; without the puzzle's solution, which is of no use to anybody later. */
  payload: unknown;
  /**
   * What its sender sent, which a repeat repeats: what we add may have changed meanwhile. The payload itself unless told.
   */
  sent?: unknown;
}

export interface Accepted {
  /** For the visitor and for support, such as `EST-7K2M-9QXA`; the same for all payloads of a submission. */
  reference: string;
  /** `same`: we have it already. `conflict`: we have another one under this key and target; nothing was stored. */
  outcome: 'new' | 'same' | 'conflict';
}

/**
 * `new`: whoever gets this has the solution checked, then calls `settleSolution` or `forgetSolution`.
 * `checking`: another call with this key is at it. `solved`, `unverified`: settled under this key, ask nobody.
 * `replayed`: spent under another key.
 */
export type SolutionSpent = 'new' | SpentSolutionRow['state'] | 'replayed';

/** A delivery that is ours to try until its lease ends. */
export interface Claim {
  key: string;
  target: TargetName;
  /** Who claimed it. */
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
 * Everything known about leads, on disk. Nothing is kept in memory, so that any number of processes may share one store
 * and each may be killed at any moment. Moments are milliseconds since 1970. Rejects with the database's own errors.
 */
export interface LeadStore {
  /** Whether anything was accepted under a key. */
  has(key: string): Promise<boolean>;
  /** Stores a lead, once. When it resolves, the lead is on disk. */
  accept(lead: LeadToAccept): Promise<Accepted>;
  /** Calls `listener` with the target of each lead this process accepts from now on, until told to stop. */
  onAccept(listener: (target: TargetName) => void): () => void;

  /** Binds a puzzle's solution to a key. A check that was begun and not settled for ten seconds is given to the next. */
  spendSolution(solution: string, key: string): Promise<SolutionSpent>;
  settleSolution(solution: string, key: string, state: 'solved' | 'unverified'): Promise<void>;
  /** The solution turned out to be none: it is nobody's again. */
  forgetSolution(solution: string, key: string): Promise<void>;

  /**
   * Takes due deliveries, earliest first; nobody else gets them before the lease ends.
   * @param wish with `isEarly`, those instead that wait for their next try.
   */
  claim(wish: {
    target: TargetName;
    by: string;
    limit: number;
    leaseMs: number;
    isEarly?: boolean;
  }): Promise<Claim[]>;
  /** Makes everything due that waits for its next try. */
  makeDue(target: TargetName): Promise<void>;
  /** When the next delivery is due or a lease ends; undefined when nothing is pending. */
  nextAt(target: TargetName): Promise<number | undefined>;
  /** It has arrived; true whoever holds the claim by now. */
  delivered(claim: Claim, answer: { status: number; remoteId: string | undefined }): Promise<void>;
  /** The try failed; ignored when the lease ended and somebody else has it by now. */
  failed(claim: Claim, failure: FailedTry): Promise<void>;
  /** Gives back what was not tried. */
  release(claim: Claim, nextAt: number): Promise<void>;

  /**
   * Erases what visitors sent: payloads delivered and received before `keepMs` ago, and dead ones from before
   * `keepDeadMs` ago. Reference and status stay. Also forgets puzzles spent more than a week ago.
   */
  erase(age: { keepMs: number; keepDeadMs: number }): Promise<ErasedDelivery[]>;

  /** Leads as support sees them, oldest first. */
  leads(filter: LeadFilter): AsyncIterable<StoredLead>;
  /** @param reference as `parseReference` returns it. */
  find(reference: string): Promise<StoredLead | undefined>;
  /**
   * Has what is dead tried again at once, with a new count; of one reference also what waits for its next try.
   * @returns how many deliveries.
   */
  retry(reference: string | 'all-dead'): Promise<number>;

  /** Rejects when the database cannot be asked. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
