import { watchTree } from '../../watchTree.ts';

/** Editors write a file in several steps; this long without another one (ms) and it is taken as done. */
const QUIET = 100;

/**
 * Calls back after something in the directory changed and came to rest.
 * @returns ends the watching; a change still waiting is forgotten.
 */
export function watchContent(directory: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const stop = watchTree(directory, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
