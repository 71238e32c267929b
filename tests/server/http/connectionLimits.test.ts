import { expect, it } from 'vitest';
import { connectionLimits, readDescriptorLimit } from '../../../server/http/connectionLimits.ts';

const untold = { maxConnections: undefined, maxConnectionsPerAddress: undefined, trustProxy: 0 };

it.each([
  [2048, { total: 1024, perAddress: 256 }],
  [1_000_000, { total: 4000, perAddress: 1000 }],
  [undefined, { total: 4000, perAddress: 1000 }],
])(
  'takes half of %s descriptors, at most 4000, and a quarter of that for an address',
  (descriptors, limits) => {
    expect(connectionLimits(untold, descriptors)).toEqual(limits);
  },
);

it('has no limit for an address behind a proxy, unless told one', () => {
  const none = Number.POSITIVE_INFINITY;
  expect(connectionLimits({ ...untold, trustProxy: 1 }, 2048).perAddress).toBe(none);
  expect(connectionLimits({ ...untold, maxConnectionsPerAddress: 0 }, 2048).perAddress).toBe(none);
  const told = { ...untold, trustProxy: 1, maxConnectionsPerAddress: 50 };
  expect(connectionLimits(told, 2048).perAddress).toBe(50);
});

it('refuses more connections than a process may have files open', () => {
  const told = { ...untold, maxConnections: 2000 };
  expect(connectionLimits(told, 4096).total).toBe(2000);
  expect(() => connectionLimits(told, 1024)).toThrow(/^MAX_CONNECTIONS is 2000, but must be at most 960 /);
});

it('reads the limit of this process where the kernel tells it, and knows none elsewhere', () => {
  if (process.platform === 'linux') expect(readDescriptorLimit()).toBeGreaterThan(100);
  expect(readDescriptorLimit('/nowhere')).toBeUndefined();
});
