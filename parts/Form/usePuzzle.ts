import { useMemo, useRef, useState } from 'react';

/** The puzzle of a form: what it has come to, and how it begins anew. */
export interface PuzzleRound {
  /** Another round is another puzzle. */
  round: number;
  /** Empty as long as there is none. */
  solution: () => string;
  setSolution: (solution: string) => void;
  /** Idempotency key the solution was sent under: it is good for no other. Undefined as long as it was not. */
  spentOn: () => string | undefined;
  spend: (key: string) => void;
  /** Throws the solution away: it is spent, or refused. */
  renew: () => void;
}

export function usePuzzle(): PuzzleRound {
  const solution = useRef('');
  const key = useRef<string>(undefined);
  const [round, setRound] = useState(0);
  return useMemo(() => {
    const setSolution = (solved: string) => {
      solution.current = solved;
      key.current = undefined;
    };
    return {
      round,
      solution: () => solution.current,
      setSolution,
      spentOn: () => key.current,
      spend: (spentOn) => {
        // What the widget says in place of a solution is the same for everybody.
        if (!solution.current.startsWith('.')) key.current = spentOn;
      },
      renew: () => {
        setSolution('');
        setRound(round + 1);
      },
    };
  }, [round]);
}
