import type { Config } from '../../config/parseConfig.ts';

/** Directives of a Content-Security-Policy by helmet's names, each with its sources. */
export type ContentPolicy = Record<string, string[]>;

/** The site by itself: no inline script, nothing from other hosts but the frames of films and virtual tours. */
const OWN: ContentPolicy = {
  defaultSrc: ["'self'"],
  // The captcha widget computes in WebAssembly; this word opens nothing else.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  // The captcha widget makes its workers from text of its own.
  workerSrc: ['blob:'],
  frameSrc: [],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * What Google names for Tag Manager and Analytics (developers.google.com/tag-platform/security/guides/csp). Tags of
 * the container that are written as HTML or as JavaScript do not run: they would need inline script, so everybody's.
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
 * What OneTrust names for its banner (developer.onetrust.com, Content Security Policy): script and texts from its CDN,
 * where the visitor is, and the record of what they chose.
 */
const CONSENT_BANNER: ContentPolicy = {
  scriptSrc: ['https://cdn.cookielaw.org', 'https://geolocation.onetrust.com'],
  // The banner writes its style into the page, and a nonce would make the policy another one with each answer.
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ['https://cdn.cookielaw.org'],
  connectSrc: ['https://cdn.cookielaw.org', 'https://*.onetrust.com'],
};

/** The policy of a production site: constant, so that it survives caching, and open only to what is configured. */
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
