import { expect, it } from 'vitest';
import { getNetwork } from '../../../server/http/getNetwork.ts';

it.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:200::3', '2001:0DB8:0001:02ff::'],
  ['2001:db8::1', '2001:db8:0:77::'],
  ['fe80::1%eth0', 'fe80::2'],
  ['1:2:3:4:5:6:7.8.9.10', '1:2:3::'],
  ['unknown', '1.2.3.4, 5.6.7.8'],
  ['', '__proto__'],
])('%j and %j are one network', (one, other) => {
  expect(getNetwork(one)).toBe(getNetwork(other));
});

it.each([
  ['192.0.2.1', '192.0.2.2'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['2001:db8:1:100::', '2001:db8:1:200::'],
  ['1::', '::1'],
  ['::1', '127.0.0.1'],
  ['', '192.0.2.1'],
])('%j and %j are two networks', (one, other) => {
  expect(getNetwork(one)).not.toBe(getNetwork(other));
});
