import type { FormFailure } from '../../schemas/forms/form-failure.ts';

/** Waits (ms) before each try: what kept the form from the server may keep the report from it too. */
const WAITS_MS = [0, 10_000, 60_000, 300_000];

const isTaken = (failure: FormFailure): Promise<boolean> =>
  fetch('/api/form-failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(failure),
    keepalive: true,
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Until the browser has a network again, or for so long at most. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });

/**
 * Tells the error-reporting service, by way of this site's server, of a form that did not get through (spec 2 §4, §8):
 * what was called and how that ended, nothing a visitor wrote. It never throws, and gives up after some minutes.
 */
export async function reportFailure(failure: FormFailure): Promise<void> {
  for (const wait of WAITS_MS) {
    if (wait > 0) await pause(wait);
    if (await isTaken(failure)) return;
  }
}
