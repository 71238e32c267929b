/** Resolves in a task of its own, before which the browser answers the visitor and paints. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
