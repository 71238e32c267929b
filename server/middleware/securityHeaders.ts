import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { contentPolicy } from './contentPolicy.ts';

type Options = Pick<Config, 'production' | 'gtmId' | 'oneTrustId' | 'tiles' | 'captcha'>;

/** Headers that keep a browser from doing what the site never does. Vite's dev client needs inline code: no policy then. */
export function securityHeaders({ production, ...services }: Options): RequestHandler {
  return helmet({
    contentSecurityPolicy: production && { useDefaults: false, directives: contentPolicy(services) },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // All of it is public: other sites may show our pictures, as link previews do.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
