const COOKIE = 'promotion';
/** Long enough for nobody to see a visual twice, short enough for the next one. */
const LIFE_SECONDS = 90 * 24 * 60 * 60;

/** Opens the promotional visual where there is one, unless this browser has seen it (spec 2 §2.8 and §4). */
export function showPromotion(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#promotion');
  const isSeen = document.cookie.split('; ').includes(`${COOKIE}=seen`);
  // Nobody is interrupted in the midst of something.
  if (!dialog || isSeen || document.querySelector('dialog:modal, [popover]:popover-open')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=seen; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax`;
  dialog.showModal();
  // A blocker that hides it would leave a page that answers to nothing.
  if (dialog.getClientRects().length === 0) dialog.close();
}
