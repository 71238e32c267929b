import type { Config } from '../../config/parseConfig.ts';

/** Where browsers report what the policy has blocked (cspReportsRouter.ts). */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** Directives of a Content-Security-Policy by helmet's names, with their sources. */
export type ContentPolicy = Record<string, string[]>;

/** The site itself: no inline script, nothing from other hosts but frames of videos and virtual tours. */
const OWN: ContentPolicy = {
  defaultSrc: ["'self'"],
  // The captcha widget uses WebAssembly; this keyword allows nothing else.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  // The captcha widget creates its workers from text.
  workerSrc: ['blob:'],
  frameSrc: [],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Every browser knows it; `report-to` would need a header in each response.
  reportUri: [CSP_REPORTS_PATH],
};

/**
 * Google's requirements for Tag Manager and Analytics (developers.google.com/tag-platform/security/guides/csp). Custom
 * HTML and JavaScript tags do not run: they would need inline scripts, and so allow injected ones.
 */
const TAG_MANAGER: ContentPolicy = {
  scriptSrc: ['https://*.googletagmanager.com'],
  imgSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connectSrc: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/**
 * OneTrust's requirements for its banner (developer.onetrust.com, Content Security Policy): script and texts from its
 * CDN, geolocation, and the record of consent.
 */
const CONSENT_BANNER: ContentPolicy = {
  scriptSrc: ['https://cdn.cookielaw.org', 'https://geolocation.onetrust.com'],
  // The banner writes inline styles, and a nonce would make the policy different in each response.
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ['https://cdn.cookielaw.org'],
  connectSrc: ['https://cdn.cookielaw.org', 'https://*.onetrust.com'],
};

/** The policy of a production site: constant, so that responses can be cached, and open only to configured services. */
export function contentPolicy(
  config: Pick<Config, 'gtmId' | 'oneTrustId' | 'tiles' | 'captcha' | 'brand'>,
): ContentPolicy {
  const { gtmId, oneTrustId, tiles, captcha, brand } = config;
  const frames = brand.embedHosts.map((host) => `https://${host}`);
  const opened: ContentPolicy[] = [
    { frameSrc: frames.length > 0 ? frames : ["'none'"] },
    ...(gtmId ? [TAG_MANAGER] : []),
    ...(oneTrustId ? [CONSENT_BANNER] : []),
    ...(tiles ? [{ imgSrc: [tiles.source] }] : []),
    ...(captcha.embedded ? [] : [{ connectSrc: [captcha.source] }]),
  ];
  return Object.fromEntries(
    Object.entries(OWN).map(([name, sources]) => [
      name,
      [...sources, ...opened.flatMap((policy) => policy[name] ?? [])],
    ]),
  );
}
