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

/** A form in use: the focus is in it, or something has been filled in or searched for. */
const isFormInUse = (): boolean =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll(`:is(main, footer) :is(${FIELDS})`)].some(isFilled);

/**
 * A page to write to someone or to look for a dealer: visitors come to it to do that, and a dialog over it is in their
 * way. The filters of a list are no such task.
 */
const isTaskPage = (): boolean =>
  document.querySelector('main :is(form[method="post"], [data-block="locator"])') !== null;

/** A film: one that loops as the background of a block, one that the visitor has started, or an open embed. */
const hasVideo = (): boolean =>
  document.querySelector('main :is(video[loop], iframe)') !== null ||
  [...document.querySelectorAll('video')].some((film) => !film.paused || film.currentTime > 0);

const isSomethingOpen = (): boolean =>
  document.querySelector('dialog:modal, [popover]:popover-open') !== null;

/** Whether a dialog that opens now would lie over a form, the locator, a film, another dialog or a menu. */
const isInterrupting = (): boolean => isTaskPage() || isFormInUse() || hasVideo() || isSomethingOpen();

const COOKIE = 'promotion';
/** Long enough for nobody to see a visual twice, short enough for the next one. */
const LIFE_SECONDS = 90 * 24 * 60 * 60;

/** The keyboard goes on where the page begins, unless something had the focus before: the browser gives it back. */
function focusContent({ currentTarget }: Event): void {
  const { activeElement, body } = document;
  // A browser may not have noticed yet that the button of the closed dialog is gone.
  const isLost = activeElement === body || (currentTarget as Element).contains(activeElement);
  if (isLost) document.getElementById('content')?.focus({ preventScroll: true });
}

/** Whether the page on show is the one that the visual leads to. */
const isOffer = (dialog: HTMLDialogElement): boolean => {
  const link = dialog.querySelector('a');
  return link?.host === window.location.host && link.pathname === window.location.pathname;
};

/** Keeps in a cookie that this browser needs to see the visual no more. */
const recordSeen = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=seen; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax`;
};

/**
 * Opens the promotional visual where there is one, unless this browser has seen it (behaviour §13.2) or it would
 * interrupt the visitor; then it comes on a later page. A visitor who has found the offer by another way counts as one
 * who has seen it.
 */
export function showPromotion(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#promotion');
  const isSeen = document.cookie.split('; ').includes(`${COOKIE}=seen`);
  if (!dialog || isSeen) return;
  if (isOffer(dialog)) {
    recordSeen();
    return;
  }
  if (isInterrupting()) return;
  recordSeen();
  dialog.addEventListener('close', focusContent, { once: true });
  dialog.showModal();
  // Not the offer: whoever presses Enter at that moment meant something else.
  dialog.querySelector<HTMLElement>('[command="close"]')?.focus();
  // A blocker that hides it would leave a page that answers to nothing.
  if (dialog.getClientRects().length === 0) dialog.close();
}
