import { useEffect, useMemo, useRef } from 'react';
import type { Locale } from '../../locales/locales.ts';
import { createSuggester, type Suggester } from './createSuggester.ts';

/** Names of countries in a language that go on from a text. */
const fetchSuggestions = async (text: string, locale: Locale, signal: AbortSignal): Promise<string[]> => {
  const response = await fetch(`/api/autocomplete?${new URLSearchParams({ text, locale })}`, { signal });
  const answer: unknown = response.ok ? await response.json() : [];
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
};

/** Names of countries that go on from what is typed; none is told once the field is gone. */
export function useSuggestions(
  locale: Locale,
  onAnswer: (suggestions: readonly string[]) => void,
): Suggester {
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const suggester = useMemo(
    () =>
      createSuggester(
        (text, signal) => fetchSuggestions(text, locale, signal),
        (suggestions) => latest.current(suggestions),
      ),
    [locale],
  );
  useEffect(() => () => suggester.forget(), [suggester]);
  return suggester;
}
