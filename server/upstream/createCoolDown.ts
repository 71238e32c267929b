import { UpstreamError } from '../errors.ts';

/** How long a service that failed is not asked again. */
const PAUSE_MS = 10_000;

/** Asks, unless the same question has just failed: then its error comes again, at once. */
export type CoolDown = <T>(question: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Remembers failures for ten seconds: whoever can do without a service that hangs does not wait for it each time. It
 * goes around the cache, so that an expired answer that can stand in is no failure. Questions are few.
 */
export function createCoolDown(): CoolDown {
  const failures = new Map<string, { error: UpstreamError; until: number }>();
  return async (question, ask) => {
    const failure = failures.get(question);
    if (failure && Date.now() < failure.until) throw failure.error;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof UpstreamError) failures.set(question, { error, until: Date.now() + PAUSE_MS });
      throw error;
    }
  };
}
