/** Resolves after `ms` milliseconds; without, in a task of its own: before it the browser handles input and paints. */
export const delay = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
