import { Router } from 'express';
import { LOCALES } from '../../locales/locales.ts';
import type { Brand } from '../../schemas/brand.ts';

interface SecurityTxtOptions {
  siteUrl: string;
  brand: Pick<Brand, 'languages' | 'contact'>;
  /** `mailto:` or `https:` address for those who have found a vulnerability; default: the brand's email. */
  contact: string | undefined;
  /** Milliseconds since 1970; default: the clock. */
  now?: () => number;
}

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5 advises less than a year. */
const VALID_DAYS = 180;

/** GET /.well-known/security.txt: contacts for vulnerability reports (RFC 9116). */
export function securityTxtRouter({ siteUrl, brand, contact, now = Date.now }: SecurityTxtOptions): Router {
  return Router({ strict: true, caseSensitive: true }).get(PATH, (_request, response) => {
    // The same all day, for caches.
    const expires = new Date((Math.floor(now() / DAY_MS) + VALID_DAYS) * DAY_MS);
    const lines = [
      `Contact: ${contact ?? `mailto:${brand.contact.email}`}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${brand.languages.map((code) => LOCALES[code].tag).join(', ')}`,
      `Canonical: ${siteUrl}${PATH}`,
    ];
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  });
}
