/** Writes cookies given as `name=value; attributes`. */
export function setCookies(cookies: readonly string[]): void {
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https and a recent browser
    document.cookie = cookie;
  }
}
