const COOKIE = 'promotion';
/** Long enough for nobody to see a visual twice, short enough for the next one. */
const LIFE_SECONDS = 90 * 24 * 60 * 60;

const FIELDS = 'input:not([type="hidden"], [type="submit"], [type="button"]), select, textarea';

/** A choice that the page came with is none of the visitor's. */
const isFilled = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (!(field instanceof HTMLInputElement)) return false;
  return ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== '';
};

/** Whether somebody is writing, searching, or has begun to. */
const isWriting = (): boolean =>
  document.activeElement?.matches(FIELDS) === true ||
  [...document.querySelectorAll(`:is(main, footer) :is(${FIELDS})`)].some(isFilled);

/**
 * Opens the promotional visual where there is one, unless this browser has seen it (spec 2 §2.8 and §4). Somebody who
 * has begun to write or to search sees it on a later page.
 */
export function showPromotion(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#promotion');
  const isSeen = document.cookie.split('; ').includes(`${COOKIE}=seen`);
  // Nobody is interrupted in the midst of something.
  if (!dialog || isSeen || isWriting()) return;
  if (document.querySelector('dialog:modal, [popover]:popover-open')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=seen; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax`;
  dialog.showModal();
  // Not the offer: whoever presses Enter at that moment meant something else.
  dialog.querySelector<HTMLElement>('[command="close"]')?.focus();
  // A blocker that hides it would leave a page that answers to nothing.
  if (dialog.getClientRects().length === 0) dialog.close();
}
