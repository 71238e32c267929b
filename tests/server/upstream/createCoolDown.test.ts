import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UpstreamError } from '../../../server/errors.ts';
import { createCoolDown } from '../../../server/upstream/createCoolDown.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Asks a service that fails with `error` the first time; `asked` counts. */
const failingOnce = (error: Error) => {
  const state = { asked: 0 };
  const ask = async () => {
    state.asked += 1;
    if (state.asked === 1) throw error;
    return 'back';
  };
  return { state, ask };
};

it('tells a failure again for ten seconds without asking, and then asks', async () => {
  const coolDown = createCoolDown();
  const { state, ask } = failingOnce(new UpstreamError('down'));
  await expect(coolDown('a', ask)).rejects.toThrow('down');
  pass(9999);
  await expect(coolDown('a', ask)).rejects.toThrow('down');
  expect(state.asked).toBe(1);
  pass(1);
  expect(await coolDown('a', ask)).toBe('back');
  expect(await coolDown('a', ask)).toBe('back');
});

it('keeps other questions out of it', async () => {
  const coolDown = createCoolDown();
  await expect(coolDown('a', failingOnce(new UpstreamError('down')).ask)).rejects.toThrow('down');
  expect(await coolDown('b', async () => 'fine')).toBe('fine');
});

it('does not remember a fault of ours', async () => {
  const coolDown = createCoolDown();
  const { ask } = failingOnce(new TypeError('ours'));
  await expect(coolDown('a', ask)).rejects.toThrow('ours');
  expect(await coolDown('a', ask)).toBe('back');
});
