/** Calls back in a task of its own, after a frame has been painted; in a tab that nobody looks at, once somebody does. */
export function oncePainted(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
