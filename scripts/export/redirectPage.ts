import { html } from '../../server/admin/html.ts';

/** A page that leads on, for hosts that do not read `_redirects`. */
export function redirectPage(to: string, siteUrl: string): string {
  const { markup } = html`<!DOCTYPE html>
<meta charset="UTF-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${new URL(to, siteUrl).href}">
<title>${to}</title>
<a href="${to}">${to}</a>
`;
  return markup;
}
