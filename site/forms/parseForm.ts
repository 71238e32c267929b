import type { FormValues } from './FormValues.ts';

/** Fields as a browser sends them: `FormData` there, the parsed body of a plain POST on the server. */
interface Entries {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/** Reads what a visitor wrote. A field that is missing was left empty; files count as nothing. */
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
    // Browsers send line ends as CR LF (HTML, form submission).
    message: text('message').replace(/\r\n?/g, '\n'),
    newsletter: text('newsletter') !== '',
    commercialOffer: text('commercialOffer') !== '',
  };
}
