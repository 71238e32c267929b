/** Of the puzzle: how many times five minutes it is good for. */
const EXPIRY_BYTE = 13;
const STEP_MS = 300_000;
/** The widget gives up half a minute early, so that a solution does not expire on its way; we are a little quicker. */
const GRACE_MS = 35_000;

/** How long after its puzzle was fetched a solution, `signature.puzzle.solutions.diagnostics`, can be sent. */
export function msUntilExpiry(solution: string): number {
  const puzzle = atob(solution.split('.')[1] ?? '');
  return puzzle.charCodeAt(EXPIRY_BYTE) * STEP_MS - GRACE_MS;
}
