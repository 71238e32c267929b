/** No request while the visitor is typing. */
const PAUSE_MS = 200;

/** Fetches suggestions for a text; may reject. */
export type FetchSuggestions = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

interface Suggester {
  /** Requests suggestions; the answer to an earlier request is dropped. */
  ask(text: string): void;
  /** Cancels the request. */
  forget(): void;
}

/**
 * Requests suggestions when the visitor pauses, and passes on only those for the last text.
 *
 * @param fetchSuggestions requests them.
 * @param onAnswer called with them; with none after a failure, since the field works without.
 */
export function createSuggester(
  fetchSuggestions: FetchSuggestions,
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
