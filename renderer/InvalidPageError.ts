/** A page JSON whose envelope is not what the schema says: our own mistake, hence 500. */
export class InvalidPageError extends Error {
  readonly status = 500;
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The page JSON is not valid: ${problems.join('; ')}`);
    this.name = 'InvalidPageError';
    this.problems = problems;
  }
}
