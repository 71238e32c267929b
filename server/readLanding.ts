import { type Environment, oneOf, wrong } from './environment.ts';

const REDIRECT_STATUSES = [301, 302, 303, 307, 308] as const;

/** Where `/` leads. */
export interface Landing {
  /** Path, query and fragment on this site. */
  path: string;
  status: (typeof REDIRECT_STATUSES)[number];
}

/** Reads LANDING_PATH and LANDING_STATUS; undefined means that `/` is the home page itself. @throws ConfigError */
export function readLanding(environment: Environment): Landing | undefined {
  const status = oneOf(environment, 'LANDING_STATUS', REDIRECT_STATUSES, 302);
  const value = environment.LANDING_PATH;
  if (!value) return undefined;
  const base = 'http://site.invalid';
  const url = value.startsWith('/') && URL.canParse(value, base) ? new URL(value, base) : undefined;
  // Resolved first: `/\host`, `/..//host` and `/.` are `//host` and `/` to a browser.
  if (url?.origin !== base || url.pathname === '/' || url.pathname.startsWith('//')) {
    throw wrong('LANDING_PATH', value, 'a path of this site that starts with one slash and is not / itself');
  }
  return { path: `${url.pathname}${url.search}${url.hash}`, status };
}
