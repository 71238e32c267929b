import { expect, it } from 'vitest';
import { parseForm } from '../../../site/forms/parseForm.ts';
import { fieldOfPayload } from '../../../site/forms/toFieldErrors.ts';
import { TIME_SLOTS } from '../../../site/forms/trialChoices.ts';

it('trims the values of FormData and URLSearchParams', () => {
  const fields = [
    ['firstName', ' Ada '],
    ['boats', 'EST-042'],
    ['boats', 'others'],
    ['message', 'one\r\ntwo\rthree'],
    ['newsletter', 'on'],
  ] as const;
  const data = new FormData();
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    data.append(name, value);
    query.append(name, value);
  }
  expect(parseForm(data)).toEqual(parseForm(query));
  expect(parseForm(data)).toMatchObject({
    firstName: 'Ada',
    lastName: '',
    boats: ['EST-042', 'others'],
    message: 'one\ntwo\nthree',
    newsletter: true,
    commercialOffer: false,
  });
});

it('ignores files', () => {
  const data = new FormData();
  data.append('firstName', new Blob(['Ada']));
  expect(parseForm(data).firstName).toBe('');
});

it.each([
  ['email', 'email'],
  ['/postal_code', 'postalCode'],
  ['/Leads/0/TouchPoints/2/Dealer', 'dealer'],
  ['/Leads/0/Email', 'email'],
  ['store', 'dealer'],
  ['', undefined],
  ['/webform_id', undefined],
  ['/__proto__', undefined],
  ['constructor', undefined],
])('payload name %o', (name, field) => {
  expect(fieldOfPayload(name)).toBe(field);
});

it('nine one-hour slots from ten to seven', () => {
  expect(TIME_SLOTS).toHaveLength(9);
  expect(TIME_SLOTS[0]).toEqual({ id: '10h_11h', from: 10, to: 11 });
  expect(TIME_SLOTS[8]).toEqual({ id: '18h_19h', from: 18, to: 19 });
});
