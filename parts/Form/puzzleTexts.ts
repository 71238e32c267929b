/** What is wrong with the puzzle, by the ids of the catalogue. */
export const PUZZLE_TEXTS = {
  unsolved: 'form.friendlycaptcha-error-message',
  expired: 'form.error.puzzleExpired',
} as const;
