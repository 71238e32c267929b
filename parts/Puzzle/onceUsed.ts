/** Not the focus alone: Safari gives none to a button that is clicked. */
const SIGNS = ['focusin', 'pointerdown', 'input', 'submit'] as const;

/**
 * Calls back once a visitor starts to use a form, at once if they are in the middle of it.
 * @returns forgets it.
 */
export function onceUsed(form: HTMLElement, use: () => void): () => void {
  if (!document.hidden && form.contains(document.activeElement)) {
    use();
    return () => undefined;
  }
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    use();
  };
  for (const sign of SIGNS) form.addEventListener(sign, start, { signal: signs.signal, passive: true });
  return () => signs.abort();
}
