import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/parseConfig.ts';
import { contentPolicy } from './contentPolicy.ts';

/** The site's own policy, without external services: the admin may frame itself. */
const policy = (brand: Config['brand']) => {
  const own = contentPolicy({
    gtmId: undefined,
    oneTrustId: undefined,
    tiles: undefined,
    captcha: { embedded: true, effort: 'full' },
    brand,
  });
  return { ...own, frameSrc: ["'self'", ...(own.frameSrc ?? [])], frameAncestors: ["'self'"] };
};

/** Headers of the admin port: not framed, read or indexed by others. */
export function adminHeaders({ production, brand }: Pick<Config, 'production' | 'brand'>): RequestHandler {
  const protect = helmet({
    // As on the site: Vite's dev client needs inline scripts.
    contentSecurityPolicy: production && { useDefaults: false, directives: policy(brand) },
    // The admin port is plain http on the loopback.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
  return (request, response, next) => {
    response.set('X-Robots-Tag', 'noindex');
    protect(request, response, next);
  };
}
