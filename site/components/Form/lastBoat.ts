import type { Form } from '../../../schemas/parts/form.ts';

/** Key of the session storage: the boat is forgotten with the tab, and is sent nowhere. */
const KEY = 'boat';

/** Stores the name of the boat whose page is displayed. */
export function storeLastBoat(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Blocked storage: the next form starts without a boat.
  }
}

/** Ticks the boat that was looked at last, if the form offers it and no boat is ticked. */
export function tickLastBoat(element: HTMLFormElement, { boats }: Pick<Form, 'boats'>): void {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[name=boats]')];
  if (boxes.some(({ checked }) => checked)) return;
  const last = boats.find(({ name }) => name === getLastBoat())?.id;
  const box = boxes.find(({ value }) => value === last);
  if (!box) return;
  // As if the server had ticked it: a form with nothing else in it has no draft.
  box.defaultChecked = true;
  box.checked = true;
}

function getLastBoat(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
