import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/parseConfig.ts';
import { contentPolicy } from './contentPolicy.ts';

/** The site's own policy, without outside services: the admin may show itself in frames, and nobody else may. */
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

/** Headers for what colleagues see: nothing of it may be framed, read or indexed by others. */
export function adminHeaders({ production, brand }: Pick<Config, 'production' | 'brand'>): RequestHandler {
  const protect = helmet({
    // As on the site: Vite's dev client needs inline code.
    contentSecurityPolicy: production && { useDefaults: false, directives: policy(brand) },
    // The gallery is plain http on the loopback.
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
