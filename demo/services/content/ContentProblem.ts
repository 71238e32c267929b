/** Content that cannot be served; the message names file, line and position. */
export class ContentProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentProblem';
  }
}

/** Collects the problems of all files, so that an author sees them at once. */
export class ContentProblems {
  readonly #messages: string[] = [];

  /** Runs a step of parsing; stores a ContentProblem for `raise`, rethrows anything else. */
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
