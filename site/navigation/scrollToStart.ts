/**
 * Where the next page begins: at its top, or, coming back, where the visitor left it. Vike does the same a moment
 * later; done here already, the first screen is known before it is shown.
 */
export function scrollToStart(): void {
  const { x, y } = leftAt(window.history.state) ?? { x: 0, y: 0 };
  window.scrollTo({ left: x, top: y, behavior: 'instant' });
}

/** What Vike keeps in each entry of the history. */
function leftAt(state: unknown): { x: number; y: number } | undefined {
  const { vike } = (state ?? {}) as { vike?: { scrollPosition?: { x: number; y: number } | null } };
  return vike?.scrollPosition ?? undefined;
}
