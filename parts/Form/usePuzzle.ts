import { useMemo, useRef, useState } from 'react';

/** The puzzle of a form: what it has come to, and how it begins anew. */
export interface PuzzleState {
  /** Another round is another puzzle. */
  round: number;
  /** Empty as long as there is none. */
  solution: () => string;
  setSolution: (solution: string) => void;
  /** Throws the solution away: it is spent, or refused. */
  renew: () => void;
}

export function usePuzzle(): PuzzleState {
  const solution = useRef('');
  const [round, setRound] = useState(0);
  return useMemo(
    () => ({
      round,
      solution: () => solution.current,
      setSolution: (solved) => {
        solution.current = solved;
      },
      renew: () => {
        solution.current = '';
        setRound(round + 1);
      },
    }),
    [round],
  );
}
