import { expect, it } from 'vitest';
import { connectionLimits, readDescriptorLimit } from '../../../server/http/connectionLimits.ts';

const untold = { maxConnections: undefined, maxConnectionsPerAddress: undefined, trustProxy: 0 };

it.each([
  [2048, { total: 1024, perAddress: 256 }],
  [1_000_000, { total: 4000, perAddress: 1000 }],
  [undefined, { total: 4000, perAddress: 1000 }],
])('%s descriptors: half of them, at most 4000, and a quarter of that per address', (descriptors, limits) => {
  expect(connectionLimits(untold, descriptors)).toEqual(limits);
});

it('behind a proxy: no limit per address unless configured', () => {
  const none = Number.POSITIVE_INFINITY;
  expect(connectionLimits({ ...untold, trustProxy: 1 }, 2048).perAddress).toBe(none);
  expect(connectionLimits({ ...untold, maxConnectionsPerAddress: 0 }, 2048).perAddress).toBe(none);
  const told = { ...untold, trustProxy: 1, maxConnectionsPerAddress: 50 };
  expect(connectionLimits(told, 2048).perAddress).toBe(50);
});

it('MAX_CONNECTIONS above the descriptor limit: ConfigError', () => {
  const told = { ...untold, maxConnections: 2000 };
  expect(connectionLimits(told, 4096).total).toBe(2000);
  expect(() => connectionLimits(told, 1024)).toThrow(/^MAX_CONNECTIONS is 2000, but must be at most 960 /);
});

it('reads the descriptor limit on Linux; undefined elsewhere', () => {
  if (process.platform === 'linux') expect(readDescriptorLimit()).toBeGreaterThan(100);
  expect(readDescriptorLimit('/nowhere')).toBeUndefined();
});
