type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const getControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      // A day that can no longer be chosen.
      !element.disabled,
  );

const isTickBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Whether a control has its initial value. */
const isUntouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every((option) => option.selected === option.defaultSelected);
  }
  return isTickBox(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
};

/** Names and values as a browser would send them; forms have no files. */
export const collectDraftFields = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

export const isFormUntouched = (form: HTMLFormElement): boolean => getControls(form).every(isUntouched);

/** Unfolds the groups of fields in which something is written or ticked. */
function unfoldFilled(form: HTMLFormElement): void {
  const isFilled = (details: HTMLDetailsElement) =>
    [...details.querySelectorAll<Control>('input, select, textarea')].some((control) =>
      isTickBox(control) ? control.checked : control.value !== '',
    );
  for (const details of form.querySelectorAll('details')) details.open ||= isFilled(details);
}

/**
 * Writes a draft into a form, except where the visitor has changed a field since, or it is prefilled.
 * @param keepsTicks keeps checkboxes that are checked initially.
 * @returns whether anything in the form has changed.
 */
export function restoreFields(
  form: HTMLFormElement,
  fields: readonly [string, string][],
  keepsTicks: boolean,
): boolean {
  let hasChanged = false;
  for (const control of getControls(form).filter(isUntouched)) {
    const values = fields.flatMap(([name, value]) => (name === control.name ? [value] : []));
    if (isTickBox(control)) {
      const isTicked = values.includes(control.value) || (keepsTicks && control.defaultChecked);
      hasChanged ||= isTicked !== control.checked;
      control.checked = isTicked;
    } else {
      const before = control.value;
      control.value = before || (values[0] ?? '');
      // A choice that no longer exists would leave the select empty.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
      hasChanged ||= control.value !== before;
    }
  }
  unfoldFilled(form);
  return hasChanged;
}

/**
 * Begins a form with who has sent another one: as if the server had written it, so that it is no draft. Fields that
 * are filled in already stay.
 */
export function fillPerson(form: HTMLFormElement, fields: readonly [string, string][]): void {
  for (const [name, value] of fields) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && !control.value) {
      control.defaultValue = control.value = value;
    } else if (control instanceof HTMLSelectElement && !control.value) {
      for (const option of control.options) option.defaultSelected = option.value === value;
    }
  }
}
