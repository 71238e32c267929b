import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/parseConfig.ts';
import { contentPolicy } from './contentPolicy.ts';

type Options = Pick<Config, 'production' | 'gtmId' | 'oneTrustId' | 'tiles' | 'captcha' | 'brand'>;

/**
 * What no page of the site does, and no film or tour in it either: spying, paying, talking to devices. Chromium complains
 * on every page about a name that it does not know, such as `bluetooth`; the browser tests would find it.
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

/** Headers that keep a browser from doing what the site never does. Vite's dev client needs inline code: no policy then. */
export function securityHeaders({ production, ...services }: Options): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: production && { useDefaults: false, directives: contentPolicy(services) },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // All of it is public: other sites may show our pictures, as link previews do.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) =>
    protect(request, response, (error) => {
      // Helmet does not know it.
      response.setHeader('Permissions-Policy', PERMISSIONS);
      next(error);
    });
}
