import type { LeadForm } from '../../schemas/blocks/lead-form.ts';

const options = (element: Element | null): HTMLOptionElement[] => [
  ...(element?.querySelectorAll('option') ?? []),
];

/** Reads what the selects of a form offer; it is in the HTML and nowhere else (leaveChoices.ts). */
export function readChoices(props: LeadForm, html: Element): LeadForm {
  const countries = options(html.querySelector('select[name="country"]')).map(({ value }) => value);
  const groups = html.querySelectorAll('select[name="sailingArea"] optgroup');
  const sailingAreas = [...groups].map((group) => ({
    label: group.getAttribute('label') ?? '',
    areas: options(group).map(({ value, text }) => ({ id: value, label: text })),
  }));
  // The first one of each select is nothing yet.
  return { ...props, form: { ...props.form, countries: countries.filter(Boolean), sailingAreas } };
}
