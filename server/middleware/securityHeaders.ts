import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** A constant policy that survives caching: no inline script, nothing from other hosts. */
const PRODUCTION_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Headers that keep a browser from doing what the site never does. Vite's dev client needs inline code: no policy then. */
export function securityHeaders({ production }: { production: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: production && { useDefaults: false, directives: PRODUCTION_POLICY },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // All of it is public: other sites may show our pictures, as link previews do.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
