import { useEffect, useMemo, useRef } from 'react';
import type { Locale } from '../../locales/locales.ts';
import type { LocatorKind } from '../../schemas/parts/locatorKind.ts';

/** No request while the visitor is typing. */
const PAUSE_MS = 200;

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

interface SuggestionsOptions {
  locale: Locale;
  /** The list whose towns and names are suggested. */
  kind: LocatorKind;
}

/** Countries in a language, and towns and names of a list, that start with a text. */
const fetchSuggestions = async (
  text: string,
  options: SuggestionsOptions,
  signal: AbortSignal,
): Promise<string[]> => {
  const query = new URLSearchParams({ text, ...options });
  const response = await fetch(`/api/autocomplete?${query}`, { signal });
  const answer: unknown = response.ok ? await response.json() : [];
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
};

/** Suggestions for the typed text; none once the field is unmounted. */
export function useSuggestions(
  { locale, kind }: SuggestionsOptions,
  onAnswer: (suggestions: readonly string[]) => void,
): Suggester {
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const suggester = useMemo(
    () =>
      createSuggester(
        (text, signal) => fetchSuggestions(text, { locale, kind }, signal),
        (suggestions) => latest.current(suggestions),
      ),
    [locale, kind],
  );
  useEffect(() => () => suggester.forget(), [suggester]);
  return suggester;
}
