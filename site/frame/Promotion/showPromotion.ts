const FIELDS = 'input:not([type="hidden"], [type="submit"], [type="button"]), select, textarea';

/** A preselected choice is not the visitor's input. */
const isFilled = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (!(field instanceof HTMLInputElement)) return false;
  return ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== '';
};

/** Whether a form is in use: it has the focus, or something was filled in or searched for. */
const isFormInUse = (): boolean =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll(`:is(main, footer) :is(${FIELDS})`)].some(isFilled);

/**
 * Whether the page is for one task, such as contact or the locator, where a dialog would be in the way. Filters of a
 * list are not.
 */
const isTaskPage = (): boolean =>
  document.querySelector('main :is(form[method="post"], [data-block="locator"])') !== null;

/** Whether a video plays: a background loop, one that the visitor has started, or an open embed. */
const hasVideo = (): boolean =>
  document.querySelector('main :is(video[loop], iframe)') !== null ||
  [...document.querySelectorAll('video')].some((film) => !film.paused || film.currentTime > 0);

const isSomethingOpen = (): boolean =>
  document.querySelector('dialog:modal, [popover]:popover-open') !== null;

/** Whether a dialog that opens now would cover a form, the locator, a video, another dialog or a menu. */
const isInterrupting = (): boolean => isTaskPage() || isFormInUse() || hasVideo() || isSomethingOpen();

const COOKIE = 'promotion';
/** Long enough that no visitor sees a visual twice, short enough for the next one. */
const LIFE_SECONDS = 90 * 24 * 60 * 60;

/** The focus moves to the start of the content, unless the browser returns it to where it was. */
function focusContent({ currentTarget }: Event): void {
  const { activeElement, body } = document;
  // A browser may not have noticed yet that the button of the closed dialog is gone.
  const isLost = activeElement === body || (currentTarget as Element).contains(activeElement);
  if (isLost) document.getElementById('content')?.focus({ preventScroll: true });
}

/** Whether the displayed page is the one that the visual links to. */
const isOffer = (dialog: HTMLDialogElement): boolean => {
  const link = dialog.querySelector('a');
  return link?.host === window.location.host && link.pathname === window.location.pathname;
};

/** Stores in a cookie that this browser has shown the visual. */
const recordSeen = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=seen; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax`;
};

/**
 * Opens the promotional visual, if there is one, unless this browser has shown it (behaviour §13.2) or it would
 * interrupt the visitor; then a later page shows it. A visitor who finds the promoted page another way counts as
 * having seen it.
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
  // Not the link: an Enter pressed at that moment was meant for something else.
  dialog.querySelector<HTMLElement>('[command="close"]')?.focus();
  // An ad blocker may hide it: an invisible modal would block the page.
  if (dialog.getClientRects().length === 0) dialog.close();
}
