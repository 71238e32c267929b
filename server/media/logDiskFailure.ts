import { currentRequest } from '../observability/requestContext.ts';

const WINDOW_MS = 60_000;

/** On `performance.now()`. */
let silentUntil = 0;

/**
 * Logs that a file could not be kept or read on disk: at most once a minute, since a full disk fails for every file of
 * every page.
 */
export function logDiskFailure(trouble: string, error: unknown): void {
  const now = performance.now();
  if (now < silentUntil) return;
  silentUntil = now + WINDOW_MS;
  const reason = `${trouble}: ${String(error)}`;
  currentRequest()?.log.warn({ event: 'file-cache-failed', reason }, reason);
}
