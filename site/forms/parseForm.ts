import type { FormValues } from './FormValues.ts';

/** Form fields: `FormData` in the browser, the parsed body of a plain POST on the server. */
interface Entries {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/** A hidden field may hold anything: what is no choice is dropped. */
const parseChoices = (value: string): string => (/^[\w=&-]{1,240}$/.test(value) ? value : '');

/** Parses the fields of a form. Missing fields are empty; files are ignored. */
export function parseForm(entries: Entries): FormValues {
  const text = (name: string): string => {
    const value = entries.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    title: text('title'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    mobile: text('mobile'),
    country: text('country'),
    postalCode: text('postalCode'),
    city: text('city'),
    subject: text('subject'),
    boats: entries.getAll('boats').filter((boat) => typeof boat === 'string'),
    sailingArea: text('sailingArea'),
    dealer: text('dealer'),
    day: text('day'),
    time: text('time'),
    crew: text('crew'),
    configuration: parseChoices(text('configuration')),
    // Browsers send line ends as CR LF (HTML, form submission).
    message: text('message').replace(/\r\n?/g, '\n'),
    newsletter: text('newsletter') !== '',
    commercialOffer: text('commercialOffer') !== '',
  };
}
