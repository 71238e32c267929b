import { vi } from 'vitest';

let ahead = 0;

/**
 * Lets a minute pass for `performance.now()` until the end of the test. A disk that fails is logged once a minute, and a
 * test before this one may have failed on a disk.
 */
export function passMinute(): void {
  ahead += 60_000;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
}
