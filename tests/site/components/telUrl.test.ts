import { expect, it } from 'vitest';
import { telUrl } from '../../../site/components/PhoneLink/telUrl.ts';

it.each([
  ['+33 2 97 55 01 42', 'tel:+33297550142'],
  ['+44 (0)1326 555 014', 'tel:+441326555014'],
  ['(0)1326-555.014', 'tel:01326555014'],
  ['02 97 55 01 42 poste 12', 'tel:0297550142'],
  [' +1/555/0100 ', 'tel:+15550100'],
])('tel: URL of %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});

it.each(['on request', '', '+', '12', 'ext. 5550142', 'javascript:alert(1)'])('“%s”: undefined', (phone) => {
  expect(telUrl(phone)).toBeUndefined();
});
