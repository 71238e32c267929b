import { dataLayer } from '../../consent/dataLayer.ts';
import { ANALYTICS } from '../../consent/groups.ts';
import { readConsent } from '../../consent/readConsent.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { toConfirmation } from '../../forms/toConfirmation.ts';
import type { Form } from '../../schemas/parts/form.ts';

/** Tells the data layer of an accepted form (spec 2 §7); whose it is only with the visitor's consent to analytics. */
export function confirmContact(values: FormValues, form: Form): void {
  const { groups } = readConsent(document.cookie);
  dataLayer().push(toConfirmation(values, form, groups[ANALYTICS] === true));
}
