/** Writes cookies given as `name=value; attributes`. */
export function setCookies(cookies: readonly string[]): void {
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https and a recent browser
    document.cookie = cookie;
  }
}

/**
 * The `Domain` attributes that a cookie visible on this host may have been set with, from none at all to the widest;
 * browsers ignore those that are no domain of the host's owner.
 *
 * @returns such as `['', '; Domain=www.example.com', '; Domain=example.com', '; Domain=com']`.
 */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
}
