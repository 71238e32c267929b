import { expect, it } from 'vitest';
import { lazy } from '../../memo/lazy.ts';

it('makes a value once, and not before it is asked for', () => {
  let made = 0;
  const value = lazy(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});

it('tries again after a failure', () => {
  let attempts = 0;
  const value = lazy(() => {
    if (++attempts === 1) throw new Error('not yet');
    return { attempts };
  });
  expect(value).toThrow('not yet');
  expect(value()).toEqual({ attempts: 2 });
});
