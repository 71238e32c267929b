import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPatience } from '../../../server/upstream/createPatience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = () => new Error('silent');

/** A service whose questions are answered when the test says so. */
function start() {
  const patience = createPatience(1500);
  const late: unknown[] = [];
  const question = () => {
    const gate = Promise.withResolvers<string>();
    const asked = vi.fn(() =>
      patience.during(
        () => gate.promise,
        () => true,
      ),
    );
    const result = patience.wait(asked, silent, (work) => void work.then((value) => late.push(value)));
    const settled = result.then(
      (value) => value,
      (error: Error) => error.message,
    );
    return { asked, answer: gate.resolve, settled };
  };
  return { question, late };
}

describe('patience', () => {
  it('waits no longer than a silence lasts, and keeps what comes later', async () => {
    const { question, late } = start();
    const first = question();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await first.settled).toBe('silent');
    first.answer('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toEqual(['late']);
  });

  it('goes on waiting for a slow answer as long as others come', async () => {
    const { question } = start();
    const slow = question();
    for (let others = 0; others < 4; others++) {
      const other = question();
      await vi.advanceTimersByTimeAsync(1000);
      other.answer('other');
      expect(await other.settled).toBe('other');
    }
    slow.answer('slow');
    expect(await slow.settled).toBe('slow');
  });

  it('does not ask a service that is silent, until it has answered or all calls are over', async () => {
    const { question } = start();
    const first = question();
    await vi.advanceTimersByTimeAsync(1500);
    await first.settled;
    const second = question();
    expect(await second.settled).toBe('silent');
    expect(second.asked).not.toHaveBeenCalled();
    first.answer('there');
    await vi.advanceTimersByTimeAsync(0);
    const third = question();
    third.answer('third');
    expect(await third.settled).toBe('third');
  });
});
