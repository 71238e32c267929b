import type { Lead } from '../../schemas/forms/lead-request.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { type FormValues, isMonth } from './FormValues.ts';
import { getChosenDealer, toChosenBoats } from './toChosenBoats.ts';

/** What the CRM has no field of its own for, before the message. */
const toComments = ({ day, time, crew, configuration, message }: FormValues, { trial, tour }: Form): string =>
  [
    ...(trial ? [`Sea trial ${isMonth(day) ? 'in' : 'on'} ${day}, crew of ${crew}`] : []),
    ...(tour ? [`Tour of the yard on ${day} at ${time}, guests: ${crew}`] : []),
    ...(configuration ? [`Configuration: ${configuration.replaceAll('&', ', ')}`] : []),
    ...(message ? [message] : []),
  ].join('\n');

/**
 * A person and their interest in the form of the CRM: one touch point a boat (behaviour §8.3).
 * @param today ISO 8601 day.
 */
export function toLead(values: FormValues, form: Form, today: string): Lead {
  const { firstName, lastName, newsletter, commercialOffer } = values;
  const dealer = getChosenDealer(values, form)?.id;
  const isRequest = form.mode !== 'brochure' && form.mode !== 'newsletter';
  return {
    RefLead: `${firstName} ${lastName}`,
    FirstName: firstName,
    LastName: lastName,
    CountryCode: values.country,
    ...(form.mode !== 'newsletter' && { PostalCode: values.postalCode }),
    Email: values.email,
    ClientType: 'PART',
    Brand: form.brandCode,
    OptinEmail: newsletter,
    OptOut: false,
    Preferences: 'PARTNER',
    TouchPoints: toChosenBoats(values.boats, form).map(({ id }) => ({
      Channel: form.channel,
      Date: today,
      DesiredBoat: id,
      Brand: form.brandCode,
      DealerOptin: commercialOffer,
      BrandOptin: newsletter,
      ...(isRequest && dealer && { Dealer: dealer }),
      ...((isRequest || values.configuration) && { Comments: toComments(values, form) }),
    })),
  };
}
