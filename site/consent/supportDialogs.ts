/** Whether a pointer is outside a box: a click there on a dialog is a click on its backdrop. */
export function isOutside(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): boolean {
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const byId = (id: string | null) => {
  const element = document.getElementById(id ?? '');
  return element instanceof HTMLDialogElement ? element : undefined;
};

function obey(button: Element): void {
  const dialog = byId(button.getAttribute('commandfor'));
  if (button.getAttribute('command') === 'close') dialog?.close();
  else if (dialog?.open === false) dialog.showModal();
}

/**
 * Implements `command` and `closedby` for dialogs in browsers without them (HTML: invoker commands, light dismiss).
 * Runs after listeners that may prevent a button's command.
 */
export function supportDialogs(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    if (button && !knowsCommands) obey(button);
    // A click on the backdrop targets the dialog, outside its box.
    const isBeside = target instanceof HTMLDialogElement && isOutside(target.getBoundingClientRect(), event);
    if (isBeside && !knowsClosedBy) target.close();
  });
}
