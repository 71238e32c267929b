/** Something in the content directory that cannot be served; the message names file, line and place. */
export class ContentProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentProblem';
  }
}
