/**
 * Puts the next page in the place of the last: out, then in, where the browser has view transitions and the visitor
 * does not mind motion (design/transitions.css); else at once.
 *
 * @param update changes the document; what it waits for is waited for behind a still picture of the last page.
 */
export async function swapPages(update: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return update();
  const transition = document.startViewTransition(update);
  // A tab nobody looks at skips the transition, not the update.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
