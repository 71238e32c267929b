/** Something in the content directory that cannot be served; the message names file, line and place. */
export class ContentProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentProblem';
  }
}

/** Collects the problem of each file, so that an author reads about all broken files at once. */
export class ContentProblems {
  readonly #messages: string[] = [];

  /** Runs a step of the reading; a content problem is kept for `raise`, anything else is thrown on. */
  async attempt<T>(step: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      this.#messages.push(error.message);
      return undefined;
    }
  }

  /** @throws ContentProblem when there were any. */
  raise(): void {
    if (this.#messages.length > 0) throw new ContentProblem(this.#messages.join('\n'));
  }
}
