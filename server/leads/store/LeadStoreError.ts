import { HttpError } from '../../http/errors.ts';

/** The database of leads is away, full or read-only: the visitor gets 503 and may retry. */
export class LeadStoreError extends HttpError {
  /** @param cause the database's own error. */
  constructor(cause: unknown) {
    super(503, 'The lead store failed', { cause });
    this.name = 'LeadStoreError';
  }
}
