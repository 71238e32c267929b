/** What is wrong with the props of a block, for the person who writes them. */
export interface Problem {
  /** JSON pointer from the props to what is wrong; empty for all of them. */
  pointer: string;
  /** A sentence. */
  message: string;
}
