/** A block's examples file that cannot be read; the message names it and says why. */
export class ExamplesError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExamplesError';
  }
}
