/** Schemes that links may have; everything else (`javascript:`, `data:`, `//host`) is refused. */
const SCHEME = /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])/i;
const SITE_PATH = /^(\/(?![/\\])|[?#])/;
/** Browsers drop tabs, line breaks and other control characters inside an address before they parse the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\\]/;

/** Whether an address may be the target of a link: a path of this site, or http(s), mailto, tel. */
export function isSafeUrl(url: string): boolean {
  return !CONTROL.test(url) && (SITE_PATH.test(url) || SCHEME.test(url));
}
