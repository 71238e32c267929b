/** Resolves in a task of its own; before it the browser handles input and paints. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
