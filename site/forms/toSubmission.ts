import type { FormSubmission } from '../../schemas/forms/form-submission.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { DEMAND_TYPES, type DemandType } from './demandTypes.ts';
import { type FormValues, isMonth } from './FormValues.ts';
import { getChosenDealer, toBoatPairs } from './toChosenBoats.ts';

/** Name of the area in the visitor's language. */
const areaName = ({ sailingAreas = [] }: Form, wanted: string): string =>
  sailingAreas.flatMap(({ areas }) => areas).find(({ id }) => id === wanted)?.label ?? '';

const toDemand = (subject: string) =>
  subject in DEMAND_TYPES ? { subject: DEMAND_TYPES[subject as DemandType] } : {};

/**
 * A request for the content service's webform (behaviour §8.2), from checked values. The server adds the recipients'
 * addresses, which the browser does not know.
 */
export function toSubmission(values: FormValues, form: Form): FormSubmission {
  const { event, trial, tour } = form;
  const dealer = getChosenDealer(values, form);
  const isRequest = form.mode === 'contact' || form.mode === 'event_subscription';
  return {
    webform_id: form.formId,
    email: values.email,
    title: values.title,
    country: values.country,
    postal_code: values.postalCode,
    last_name: values.lastName,
    first_name: values.firstName,
    mobile: values.mobile,
    boats_of_interests: toBoatPairs(values.boats, form),
    subscribe_newsletter: values.newsletter,
    commercial_offer: values.commercialOffer,
    ...(values.configuration && { configuration: values.configuration }),
    ...(isRequest && {
      city: values.city,
      ...toDemand(form.subject ?? values.subject),
      sailing_area: areaName(form, values.sailingArea),
      ...(dealer?.name && { store: dealer.name }),
      message: values.message,
    }),
    ...(trial && {
      ...(isMonth(values.day) ? { month: values.day } : { datetime: values.day }),
      crew: Number(values.crew),
      message: values.message,
    }),
    ...(tour && { datetime: values.day, time: values.time, crew: Number(values.crew) }),
    ...(event && {
      ...(event.from && values.day && { datetime: values.day }),
      ...(event.from && values.time && { time: values.time }),
      event: event.id,
    }),
  };
}
