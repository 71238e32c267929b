/**
 * After a choice: what the chosen boat does not have gives way to the first that she has, a pack to none, as on the
 * server, and the address is that of the boat. So are those in the header that lead to her in the other languages.
 */
export function followChoices(form: HTMLFormElement): void {
  const model = form.querySelector<HTMLInputElement>('[name="model"]:checked');
  const without = `[data-without~="${model?.dataset.choice?.split('-')[1]}"]`;
  for (const input of form.querySelectorAll<HTMLInputElement>(`${without} :checked`)) {
    input.checked = false;
    const first = form.querySelector<HTMLInputElement>(
      `label:not(${without}) > [name="${input.name}"][type="radio"]`,
    );
    if (first) first.checked = true;
  }
  const chosen = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, `${value}`]] : []));
  const query = `?${new URLSearchParams(chosen)}`;
  window.history.replaceState(window.history.state, '', window.location.pathname + query);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#languages [data-locale]')) {
    link.search = query;
  }
}

/**
 * After the choice of another boat: a colour that was the own of the one before, which the address or the server names,
 * gives way to her own; any other was chosen by the visitor.
 */
export function takeFinish(form: HTMLFormElement): void {
  const before = new URLSearchParams(window.location.search).get('model');
  const boats = [before ? `[value="${before}"]` : '[checked]', ':checked'].map(
    (which) => form.querySelector<HTMLInputElement>(`[name="model"]${which}`)?.dataset.choice?.split('-')[1],
  );
  for (const name of ['hull', 'sail']) {
    const [former, own] = boats.map((boat) =>
      form.querySelector<HTMLInputElement>(`[name="${name}"][data-own~="${boat}"]`),
    );
    if (former?.checked && own) own.checked = true;
  }
}

/** Whether something else is chosen than the server has sent, such as before scripts ran. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('[data-choice]')].some((choice) =>
    choice instanceof HTMLOptionElement
      ? choice.selected !== choice.defaultSelected
      : choice.checked !== choice.defaultChecked,
  );

/** Chooses what an earlier address says, as far as it can still be chosen. */
export function restoreChoices(form: HTMLFormElement, query: string): void {
  const asked = new URLSearchParams(query);
  for (const choice of form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('[data-choice]')) {
    if (choice instanceof HTMLOptionElement) choice.selected ||= asked.get('delivery') === choice.value;
    else if (asked.getAll(choice.name).includes(choice.value)) choice.checked = true;
    else if (choice.type === 'checkbox') choice.checked = false;
  }
  followChoices(form);
}
