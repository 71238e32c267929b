import { MONTH_PATTERN } from '../../schemas/parts/seaTrial.ts';

/** What a visitor wrote, by the names of the fields; text is trimmed, what was left empty is an empty text. */
export interface FormValues {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string;
  city: string;
  /** Id of a demand type. */
  subject: string;
  /** Ids of boats, or `others`. */
  boats: readonly string[];
  /** Id of a sailing area. */
  sailingArea: string;
  /** Account id of a dealer. */
  dealer: string;
  /** ISO 8601, such as `2026-11-21`, or of a sea trial `2027-03`: any day of the month. */
  day: string;
  /** Id of a time slot, or when a tour of the yard begins, such as `14:30`. */
  time: string;
  /** People who come to a sea trial, `1` to `6`, or to a tour of the yard. */
  crew: string;
  /** The boat of the configurator, such as `model=estran-46&hull=lagoon&cabins=4`. */
  configuration: string;
  message: string;
  newsletter: boolean;
  commercialOffer: boolean;
}

export type FieldName = keyof FormValues;

/** What a visitor who is interested in no boat of the list chooses. */
export const OTHERS = 'others';

const MONTH = new RegExp(MONTH_PATTERN);

/** Whether a month was chosen in place of a day. */
export const isMonth = (day: string): boolean => MONTH.test(day);
