import type { Form } from '../../schemas/parts/form.ts';
import type { FormValues } from './FormValues.ts';
import { getGender } from './titles.ts';
import { getChosenDealer, toChosenBoats } from './toChosenBoats.ts';

/** A request for an offer or an appointment is closest to buying. */
function getUserType({ mode, subject: own }: Form, { subject }: FormValues): 'mql' | 'prospect' | 'user' {
  if (
    mode === 'event_subscription' ||
    mode === 'sea_trial' ||
    own === 'visit' ||
    (mode === 'contact' && (own ?? subject) === 'commercial-offer')
  )
    return 'mql';
  return mode === 'brochure' ? 'prospect' : 'user';
}

function toUser(values: FormValues, form: Form) {
  return {
    gender: getGender(values.title),
    email: values.email.toLowerCase(),
    firstName: values.firstName.toLowerCase(),
    lastName: values.lastName.toLowerCase(),
    phone: values.mobile,
    country: values.country,
    postcode: values.postalCode,
    city: values.city.toLowerCase(),
    type: getUserType(form, values),
  };
}

/**
 * Data-layer event for an accepted form (behaviour §12.5).
 * @param mayIdentify whether the visitor has agreed to analytics; otherwise nothing in it identifies them.
 */
export function toConfirmation(values: FormValues, form: Form, mayIdentify: boolean) {
  return {
    event: 'contact.confirmation',
    contact: {
      type: form.mode === 'newsletter' ? 'newsletter-subscription' : (form.typing ?? form.mode),
      subtype: 'website',
      optin: values.newsletter,
      boatModel: toChosenBoats(values.boats, form)
        .map(({ name }) => name)
        .join(','),
      dealer: getChosenDealer(values, form)?.name ?? '',
    },
    ...(mayIdentify && { user: toUser(values, form) }),
  };
}
