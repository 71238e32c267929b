import type { KeptPage } from './KeptPage.ts';

/** How long a page is as good as new. */
export const FRESH_SECONDS = 60;
/** How long after that it is still sent at once, while another one is made. */
export const REVALIDATE_SECONDS = 600;
/** How long it may stand in while none can be made. */
export const STAND_IN_SECONDS = 86_400;
/** How long a page counts that has to do without something, because an upstream failed. */
export const DEGRADED_SECONDS = 10;

/**
 * What a kept page is good for: `fresh` is sent; `revalidate` is sent while another is made; `standIn` is sent when none
 * can be made; `gone` is not there.
 */
export type Freshness = 'fresh' | 'revalidate' | 'standIn' | 'gone';

export function freshnessOf(
  { madeAt, isDegraded }: Pick<KeptPage, 'madeAt' | 'isDegraded'>,
  now: number,
): Freshness {
  const seconds = (now - madeAt) / 1000;
  if (isDegraded) return seconds < DEGRADED_SECONDS ? 'fresh' : 'gone';
  if (seconds < FRESH_SECONDS) return 'fresh';
  if (seconds < FRESH_SECONDS + REVALIDATE_SECONDS) return 'revalidate';
  return seconds < FRESH_SECONDS + STAND_IN_SECONDS ? 'standIn' : 'gone';
}
