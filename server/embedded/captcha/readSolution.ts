import { fromBytes, type Puzzle } from './Puzzle.ts';

/** Bytes of one solution: what the solver wrote behind the puzzle. */
export const SOLUTION_BYTES = 8;

export interface Solution {
  signature: string;
  /** As it was signed. */
  bytes: Uint8Array;
  puzzle: Puzzle;
  /** Eight bytes each, as many as the puzzle asks for. */
  parts: Uint8Array[];
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Strictly: what decodes the same but is written otherwise would be the same solution a second time. */
function decode(text: string): Uint8Array | undefined {
  return BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/**
 * Reads `signature.puzzle.solutions.diagnostics`. The diagnostics (which solver, how long it took) come from the
 * visitor's browser and are not looked at.
 * @returns undefined for what is no solution of a puzzle; nothing is verified yet.
 */
export function readSolution(text: string): Solution | undefined {
  const [signature, puzzleText, partsText, diagnostics, ...rest] = text.split('.');
  if (!signature || !puzzleText || !partsText || !diagnostics || rest.length > 0) return undefined;
  const bytes = decode(puzzleText);
  const puzzle = bytes && fromBytes(bytes);
  const all = decode(partsText);
  if (!bytes || !puzzle || all?.length !== puzzle.solutions * SOLUTION_BYTES) return undefined;
  const parts = Array.from({ length: puzzle.solutions }, (_, index) =>
    all.subarray(index * SOLUTION_BYTES, (index + 1) * SOLUTION_BYTES),
  );
  return { signature, bytes, puzzle, parts };
}
