import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/parseConfig.ts';
import { contentPolicy } from './contentPolicy.ts';

/** The site's own policy, with no other service than that of map tiles: the admin may frame itself. */
const policy = ({ brand, tiles }: Pick<Config, 'brand' | 'tiles'>) => {
  const own = contentPolicy({
    gtmId: undefined,
    oneTrustId: undefined,
    tiles,
    captcha: { embedded: true, effort: 'full' },
    brand,
  });
  return { ...own, frameSrc: ["'self'", ...(own.frameSrc ?? [])], frameAncestors: ["'self'"] };
};

/** Headers of the admin port: not framed, read or indexed by others. */
export function adminHeaders(config: Pick<Config, 'production' | 'brand' | 'tiles'>): RequestHandler {
  const protect = helmet({
    // As on the site: Vite's dev client needs inline scripts.
    contentSecurityPolicy: config.production && { useDefaults: false, directives: policy(config) },
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
