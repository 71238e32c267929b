import { expect, it } from 'vitest';
import { networkOf } from '../../../../server/embedded/captcha/networkOf.ts';

it.each([
  ['192.0.2.1', '192.0.2.254'],
  ['::ffff:192.0.2.1', '192.0.2.7'],
  ['2001:db8:1:2::3', '2001:0DB8:0001:ffff::'],
  ['2001:db8::1', '2001:db8:0:77::'],
  ['::1', '0:0:0:1::'],
  ['fe80::1%eth0', 'fe80::2'],
])('takes %s and %s for one network', (one, other) => {
  expect(networkOf(one)).toEqual(expect.any(String));
  expect(networkOf(one)).toBe(networkOf(other));
});

it.each([
  ['192.0.2.1', '192.0.3.1'],
  ['2001:db8:1::', '2001:db8:2::'],
  ['1::', '::1'],
])('tells %s from %s', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

it.each(['', 'unknown', '192.0.2', '1.2.3.4, 5.6.7.8', '__proto__'])(
  'knows that "%s" is no address',
  (text) => {
    expect(networkOf(text)).toBeUndefined();
  },
);
