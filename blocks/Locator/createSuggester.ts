/** Nobody is asked while the visitor is still typing. */
const PAUSE_MS = 200;

export interface Suggester {
  /** Asks for suggestions; an answer to an earlier question is dropped. */
  ask(text: string): void;
  /** No answer is wanted any more. */
  forget(): void;
}

/**
 * Asks for suggestions when the visitor pauses, and tells those for the last text alone.
 *
 * @param fetchSuggestions finds them.
 * @param onAnswer gets them; none when they cannot be had, since a field works without.
 */
export function createSuggester(
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly string[]>,
  onAnswer: (suggestions: readonly string[]) => void,
): Suggester {
  let asking: AbortController | undefined;
  const forget = () => asking?.abort();
  return {
    forget,
    ask(text) {
      forget();
      asking = new AbortController();
      const { signal } = asking;
      setTimeout(() => {
        if (signal.aborted) return;
        fetchSuggestions(text, signal).then(
          (suggestions) => signal.aborted || onAnswer(suggestions),
          () => signal.aborted || onAnswer([]),
        );
      }, PAUSE_MS);
    },
  };
}
