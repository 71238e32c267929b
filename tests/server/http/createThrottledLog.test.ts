import { expect, it, onTestFinished, vi } from 'vitest';
import { createThrottledLog } from '../../../server/http/createThrottledLog.ts';

it('reports the first event at once, the next thousand in two reports', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reports: number[] = [];
  const happen = createThrottledLog((count) => reports.push(count), 1000);
  for (let time = 0; time < 501; time++) happen();
  expect(reports).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(reports).toEqual([1, 500]);
  for (let time = 0; time < 500; time++) happen();
  vi.advanceTimersByTime(1000);
  expect(reports).toEqual([1, 500, 500]);
  vi.advanceTimersByTime(5000);
  happen();
  expect(reports).toEqual([1, 500, 500, 1]);
});
