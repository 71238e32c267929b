import type { Problem } from './Problem.ts';

/** A page JSON whose envelope is not what the schema says: our own mistake, hence 500. */
export class InvalidPageError extends Error {
  readonly status = 500;
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`The page JSON is not valid: ${problems.map(({ sentence }) => sentence).join('; ')}`);
    this.name = 'InvalidPageError';
    this.problems = problems;
  }
}
