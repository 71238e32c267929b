import { useEffect, useRef } from 'react';

/** Nobody is asked while the visitor is still typing. */
const PAUSE_MS = 200;

interface Suggestions {
  /** Asks for suggestions; an answer to an earlier question is dropped. */
  ask(text: string): void;
  /** No answer is wanted any more. */
  forget(): void;
}

const fetchSuggestions = async (text: string, locale: string, signal: AbortSignal): Promise<string[]> => {
  const response = await fetch(`/api/autocomplete?${new URLSearchParams({ text, locale })}`, { signal });
  const answer: unknown = response.ok ? await response.json() : [];
  return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
};

/**
 * Names of countries that go on from what is typed.
 *
 * @param locale two-letter code of the language they are written in.
 * @param onAnswer gets them; none when they cannot be had, since the field works without.
 */
export function useSuggestions(locale: string, onAnswer: (suggestions: string[]) => void): Suggestions {
  const asking = useRef<AbortController>(undefined);
  const forget = () => asking.current?.abort();

  useEffect(() => () => asking.current?.abort(), []);

  return {
    forget,
    ask(text) {
      forget();
      const question = new AbortController();
      asking.current = question;
      const { signal } = question;
      setTimeout(() => {
        if (signal.aborted) return;
        fetchSuggestions(text, locale, signal).then(
          (suggestions) => signal.aborted || onAnswer(suggestions),
          () => signal.aborted || onAnswer([]),
        );
      }, PAUSE_MS);
    },
  };
}
