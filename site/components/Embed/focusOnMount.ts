/**
 * A ref for an element that replaces the focused one, so that the focus is not lost. One function for all, so that it
 * runs once for each element.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
