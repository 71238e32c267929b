import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/parseConfig.ts';
import { contentPolicy } from './contentPolicy.ts';

type Options = Pick<Config, 'production' | 'gtmId' | 'oneTrustId' | 'tiles' | 'captcha' | 'brand'>;

/**
 * Features that no page, video or tour uses. Chromium warns on every page about unknown names, such as `bluetooth`;
 * the browser tests would report it.
 */
const REFUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Security headers. Vite's dev client needs inline scripts: no policy in development. */
export function securityHeaders({ production, ...services }: Options): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: production && { useDefaults: false, directives: contentPolicy(services) },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Everything is public: other sites may embed pictures, as link previews do.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) =>
    protect(request, response, (error) => {
      // Helmet has no option for it.
      response.setHeader('Permissions-Policy', PERMISSIONS);
      next(error);
    });
}
