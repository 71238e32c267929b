import { useIntl } from 'react-intl';
import { Puzzle } from '../Puzzle/Puzzle.tsx';
import { useFormFacts } from './FormContext.ts';
import { idOf } from './idOf.ts';
import { PUZZLE_TEXTS } from './puzzleTexts.ts';
import type { PuzzleRound } from './usePuzzle.ts';

/** The puzzle of the form around. @param onSolved once there is a solution to send. */
export function FormPuzzle({ puzzle, onSolved }: { puzzle: PuzzleRound; onSolved: () => void }) {
  const { form, id, problems } = useFormFacts();
  const { formatMessage } = useIntl();
  return (
    <Puzzle
      id={idOf(id, 'puzzle')}
      sitekey={form.puzzle.sitekey}
      puzzleUrl={form.puzzle.url}
      error={problems.puzzle && formatMessage({ id: PUZZLE_TEXTS[problems.puzzle] })}
      onSolved={(solution) => {
        puzzle.setSolution(solution);
        onSolved();
      }}
      onExpired={() => puzzle.setSolution('')}
      // Sent in place of a solution: the server sees whether the provider is really away.
      onError={(word) => {
        puzzle.setSolution(word);
        onSolved();
      }}
    />
  );
}
