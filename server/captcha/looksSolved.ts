/** 255 solutions of a puzzle with user data, and a signature: some three thousand. */
const MOST_CHARACTERS = 4096;
const FOUR_PARTS = /^[\w+/=-]+(?:\.[\w+/=-]+){3}$/;

/** Whether a text may be a solution at all, so that somebody need be asked. The widget's own words start with a dot. */
export function looksSolved(solution: string): boolean {
  return solution.length <= MOST_CHARACTERS && FOUR_PARTS.test(solution);
}
