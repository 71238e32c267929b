/** Names of the cookies in `document.cookie`. */
export function parseCookieNames(cookies: string): string[] {
  return cookies.split(/; ?/).flatMap((cookie) => cookie.split('=', 1));
}

/** Raw value of a cookie in `document.cookie`; of several with one name the first, which has the longest path. */
export function getCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/; ?/)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
