import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED) });

let spies: MockInstance[] = [];

/** Whatever is written to the console by accident fails the test that did it. */
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const unexpected = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console output').toEqual([]);
});

/** The next file of this worker has the same globals and modules. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(Object.hasOwn(performance, 'now'), 'a fake clock is left behind').toBe(false);
});
