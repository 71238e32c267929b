import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimeoutBudget } from '../../../../server/services/upstream/createTimeoutBudget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SILENT = 'TimeoutBudgetError 503 The service says nothing: /page';

/** A service whose questions are answered when the test says so. */
function start() {
  const budget = createTimeoutBudget(1500);
  const question = () => {
    const gate = Promise.withResolvers<string>();
    const asked = vi.fn(() =>
      budget.during(
        () => gate.promise,
        () => true,
      ),
    );
    const settled = budget.wait(asked, '/page').then(
      (value) => value,
      ({ name, status, message }) => [name, status, message].join(' '),
    );
    return { asked, answer: gate.resolve, settled };
  };
  return { question };
}

describe('a timeout budget', () => {
  it('1.5 s without any answer: throws a 503; the call continues', async () => {
    const { question } = start();
    const first = question();
    await vi.advanceTimersByTimeAsync(1400);
    const isSettled = await Promise.race([first.settled, Promise.resolve('not yet')]);
    expect(isSettled).toBe('not yet');
    await vi.advanceTimersByTimeAsync(100);
    expect(await first.settled).toBe(SILENT);
    first.answer('late');
    expect(await first.asked.mock.results[0]?.value).toBe('late');
  });

  it('waits longer while other calls of the service are answered', async () => {
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

  it('rejects new calls while the service is silent, until it answers or all calls are over', async () => {
    const { question } = start();
    const first = question();
    await vi.advanceTimersByTimeAsync(1500);
    await first.settled;
    const second = question();
    expect(await second.settled).toBe(SILENT);
    expect(second.asked).not.toHaveBeenCalled();
    first.answer('there');
    await vi.advanceTimersByTimeAsync(0);
    const third = question();
    third.answer('third');
    expect(await third.settled).toBe('third');
  });
});
