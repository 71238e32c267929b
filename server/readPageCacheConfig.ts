import { type Environment, headerValue, oneOf, wholeNumber } from './environment.ts';

export interface PageCacheConfig {
  /** How much memory kept pages may take; 0 means that every page is made anew. */
  pageCacheMegabytes: number;
  /** Whether every page is made once after the start. */
  warmUp: boolean;
  /** What the content service shows when it says what has changed; undefined means that nobody may. */
  contentHookSecret: string | undefined;
}

/** A page of the demo, packed in two ways, is some 20 kB; there are 570, as HTML and as data. */
const MEGABYTES = 64;

/** Reads what is kept of whole pages; while developing none is, for code changes all the time. @throws ConfigError */
export function readPageCacheConfig(environment: Environment, production: boolean): PageCacheConfig {
  const secret = environment.CONTENT_HOOK_SECRET;
  return {
    pageCacheMegabytes: wholeNumber(environment, 'PAGE_CACHE_MEGABYTES', {
      from: 0,
      to: 4096,
      otherwise: production ? MEGABYTES : 0,
    }),
    warmUp: oneOf(environment, 'WARM_UP', ['on', 'off'], 'on') === 'on' && production,
    contentHookSecret: secret ? headerValue('CONTENT_HOOK_SECRET', secret) : undefined,
  };
}
