import type { Form } from '../../schemas/parts/form.ts';
import type { FieldName } from './FormValues.ts';
import { getFormFields, isFieldName } from './getFormFields.ts';

/** Fields by their name in the payloads: of a submission, then of a lead (behaviour §8.2, §8.3). */
const FIELDS: Record<string, FieldName> = {
  last_name: 'lastName',
  first_name: 'firstName',
  postal_code: 'postalCode',
  boats_of_interests: 'boats',
  sailing_area: 'sailingArea',
  store: 'dealer',
  datetime: 'day',
  month: 'day',
  subscribe_newsletter: 'newsletter',
  commercial_offer: 'commercialOffer',
  FirstName: 'firstName',
  LastName: 'lastName',
  CountryCode: 'country',
  PostalCode: 'postalCode',
  Email: 'email',
  OptinEmail: 'newsletter',
  DesiredBoat: 'boats',
  TouchPoints: 'boats',
  Dealer: 'dealer',
  Comments: 'message',
};

/** @param name of a field, or a JSON pointer into a payload, such as `/postal_code` or `/Leads/0/Email`. */
export function fieldOfPayload(name: string): FieldName | undefined {
  const last = name.slice(name.lastIndexOf('/') + 1);
  if (isFieldName(last)) return last;
  return Object.hasOwn(FIELDS, last) ? FIELDS[last] : undefined;
}

interface Refused {
  /** Name of the field, in the form or in the payload. */
  field: string;
  problem: string;
}

/** The part of a refusal that concerns fields of the form, where a visitor can correct it; one error a field. */
export function toFieldErrors(
  refused: readonly Refused[],
  form: Form,
): { field: FieldName; problem: string }[] {
  const known = getFormFields(form);
  const found = new Map<FieldName, string>();
  for (const { field, problem } of refused) {
    const name = fieldOfPayload(field);
    if (name && known.includes(name) && !found.has(name)) found.set(name, problem);
  }
  return [...found].map(([field, problem]) => ({ field, problem }));
}
