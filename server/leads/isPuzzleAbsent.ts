/** What the widget says in a browser it cannot work in, such as one that calls itself a robot. */
const UNSOLVABLE = '.HEADLESS_ERROR';

/** Whether nobody could have solved a puzzle where this comes from: no script there, or one that cannot work. */
export const isPuzzleAbsent = (solution: unknown): boolean =>
  solution === undefined || solution === UNSOLVABLE;
