/** The names of `document.cookie`'s cookies. */
export function parseCookieNames(cookies: string): string[] {
  return cookies.split(/; ?/).flatMap((cookie) => cookie.split('=', 1));
}

/** The value of one of `document.cookie`'s cookies as it stands there; of several with one name the nearest, the first. */
export function getCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/; ?/)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
