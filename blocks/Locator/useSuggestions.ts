import { useEffect, useMemo, useRef } from 'react';
import type { Locale } from '../../locales/locales.ts';
import type { LocatorKind } from '../../schemas/parts/locatorKind.ts';

/** Nobody is asked while the visitor is still typing. */
const PAUSE_MS = 200;

interface Suggester {
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

interface SuggestionsOptions {
  locale: Locale;
  /** The list whose towns and names are suggested. */
  kind: LocatorKind;
}

/** Countries in a language, and towns and names of a list, that go on from a text. */
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

/** What goes on from the text that is typed; none is told once the field is gone. */
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
