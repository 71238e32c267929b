/**
 * A ref for an element that stands where the focused one was, so that the keyboard goes on from there. One function for
 * all, so that it runs once for each element.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
