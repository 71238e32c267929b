/** A request the content service refuses; answered as a JSON:API error with this status and detail. */
export class QueryError extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.name = 'QueryError';
    this.status = status;
  }
}
