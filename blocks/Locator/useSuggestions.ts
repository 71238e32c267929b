import { useEffect, useMemo, useRef } from 'react';
import type { Locale } from '../../locales/locales.ts';
import type { LocatorKind } from '../../schemas/parts/locatorKind.ts';
import { createSuggester, type Suggester } from './createSuggester.ts';

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
