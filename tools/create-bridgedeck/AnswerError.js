/** An answer that cannot be used; its message is for the person who gave it. */
export class AnswerError extends Error {
  name = 'AnswerError';
}
