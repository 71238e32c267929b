import type { Form } from '../../../schemas/parts/form.ts';

/** In this document only: nothing is stored in the browser without consent. */
let lastBoat: string | undefined;

/** Remembers the name of the boat whose page is displayed. */
export function rememberBoat(name: string): void {
  lastBoat = name;
}

/** Ticks the boat that was looked at last, if the form offers it and no boat is ticked. */
export function tickLastBoat(element: HTMLFormElement, { boats }: Pick<Form, 'boats'>): void {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[name=boats]')];
  if (boxes.some(({ checked }) => checked)) return;
  const last = boats.find(({ name }) => name === lastBoat)?.id;
  const box = boxes.find(({ value }) => value === last);
  if (!box) return;
  // As if the server had ticked it: a form with nothing else in it has no draft.
  box.defaultChecked = true;
  box.checked = true;
}
