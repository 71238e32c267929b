import { isDay } from '../../schemas/isDay.ts';
import type { AttributeReader } from './jsonapi/AttributeReader.ts';

/** As Drupal writes a datetime: `2027-01-23T10:00:00+01:00`, in the zone of the content service. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}:\d{2}|Z)$/;

/** A date and time with its offset; undefined when the field is empty, or, reported, when it holds anything else. */
export function readMoment(resource: AttributeReader, field: string): string | undefined {
  const value = resource.text(field);
  if (value === undefined) return undefined;
  return MOMENT.test(value) && isDay(dayOf(value)) && !Number.isNaN(Date.parse(value))
    ? value
    : resource.invalid(field, 'is no date and time with an offset');
}

/** Day of a date and time, on the clocks of the content service. */
export const dayOf = (moment: string): string => moment.slice(0, 10);
