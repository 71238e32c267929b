interface Position {
  x: number;
  y: number;
}

/** What Vike keeps in each entry of the history. */
interface Entry {
  vike?: { scrollPosition?: Position | null };
}

/** Where the visitor left the page of the present entry of the history; undefined for one that is new. */
export function leftAt(): Position | undefined {
  const { vike } = (window.history.state ?? {}) as Entry;
  return vike?.scrollPosition ?? undefined;
}

/** Keeps where the visitor leaves a page. Vike does so 300 ms after a scroll, which is too late for a quick click. */
export function rememberScroll(): void {
  const state = (window.history.state ?? {}) as Entry;
  if (!state.vike) return;
  const scrollPosition = { x: window.scrollX, y: window.scrollY };
  window.history.replaceState({ ...state, vike: { ...state.vike, scrollPosition } }, '');
}
