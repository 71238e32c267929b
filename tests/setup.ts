import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever is written to the console by accident fails the test that did it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const unexpected = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console output').toEqual([]);
});
