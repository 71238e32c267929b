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
const isFilmOnPage = (): boolean =>
  document.querySelector('main :is(video[loop], iframe)') !== null ||
  [...document.querySelectorAll('video')].some((film) => !film.paused || film.currentTime > 0);

const isSomethingOpen = (): boolean =>
  document.querySelector('dialog:modal, [popover]:popover-open') !== null;

/** Whether a dialog that opens now would lie over a form, the locator, a film, another dialog or a menu. */
export const isInterrupting = (): boolean =>
  isTaskPage() || isFormInUse() || isFilmOnPage() || isSomethingOpen();
