import type { CachedPage } from './CachedPage.ts';

/** How long a page is as good as new at most; that of an answer it was made of may be less. */
export const FRESH_SECONDS = 60;
/** How long after it was made it is still sent at once, while another one is made. */
export const REVALIDATE_SECONDS = 600;
/** How long it may stand in while none can be made. */
export const STALE_IF_ERROR_SECONDS = 86_400;
/** How long a page counts that has to do without something, because an upstream failed. */
export const DEGRADED_SECONDS = 10;

/**
 * What a cached page is good for: `fresh` is sent; `revalidate` is sent while another is made; `staleIfError` is sent when none
 * can be made; `gone` is not there. A page that was purged is `staleIfError` at once.
 */
export type Freshness = 'fresh' | 'revalidate' | 'staleIfError' | 'gone';

export function getFreshness(
  {
    madeAt,
    freshUntil,
    isDegraded,
    isPurged,
  }: Pick<CachedPage, 'madeAt' | 'freshUntil' | 'isDegraded' | 'isPurged'>,
  now: number,
): Freshness {
  const seconds = (now - madeAt) / 1000;
  if (isDegraded) return seconds < DEGRADED_SECONDS && !isPurged ? 'fresh' : 'gone';
  if (seconds >= FRESH_SECONDS + STALE_IF_ERROR_SECONDS) return 'gone';
  if (isPurged) return 'staleIfError';
  if (seconds < FRESH_SECONDS && now < freshUntil) return 'fresh';
  return seconds < REVALIDATE_SECONDS ? 'revalidate' : 'staleIfError';
}
