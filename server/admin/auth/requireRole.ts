import { hash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';
import type { Layout } from '../createLayout.ts';
import type { AdminAuth, ProxyAuth } from './AdminAuth.ts';
import { type AdminUser, toRoles } from './AdminUser.ts';
import { createAdminSessions } from './createAdminSessions.ts';
import { maySee } from './roleAreas.ts';
import { signInRouter } from './signInRouter.ts';
import { tellColleague } from './tellColleague.ts';

interface RequireOptions {
  layout: Layout;
  auth: AdminAuth;
  /** Opens `/metrics` alone, as a bearer token; undefined: only colleagues see it. */
  metricsKey: string | undefined;
}

const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));

/** The user named by the proxy; undefined without the proxy’s secret. */
function proxyUser(
  request: Request,
  { secret, userHeader, rolesHeader, roleNames }: ProxyAuth,
): AdminUser | undefined {
  const name = request.get(userHeader);
  if (!name || !isSame(request.get('x-admin-proxy-secret') ?? '', secret)) return undefined;
  return { name: name.slice(0, 200), roles: toRoles(request.get(rolesHeader), roleNames) };
}

/** What changes something must come from a page of this port, and say so: a browser does. */
const refuseUnsaid: RequestHandler = (request, response, next) => {
  const isSaid = request.get('sec-fetch-site') !== undefined || request.get('origin') !== undefined;
  if (/^(GET|HEAD)$/.test(request.method) || isSaid) return next();
  return response.status(403).type('text').send('Only pages of this port may do that.\n');
};

/** Allows colleagues the addresses of their roles; redirects others to sign-in. */
export function requireRole({ layout, auth, metricsKey }: RequireOptions): Router {
  const tell = (response: Response, status: number, title: string, words: string): void =>
    tellColleague(layout, response, status, { title, words });
  const router = Router().use(refuseUnsaid);
  const sessions = createAdminSessions(auth.url.startsWith('https:'));
  if (auth.kind === 'oidc') router.use(signInRouter(auth, sessions, layout));
  return router.use((request, response, next) => {
    const bearer = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
    if (request.path === '/metrics' && metricsKey && bearer && isSame(bearer, metricsKey)) return next();
    const user = auth.kind === 'oidc' ? sessions.find(request)?.user : proxyUser(request, auth);
    response.set('Cache-Control', 'no-store');
    if (!user) {
      if (auth.kind === 'proxy') {
        return tell(
          response,
          401,
          'Not signed in',
          'The proxy in front of this port did not say who you are.',
        );
      }
      const isPage = request.method === 'GET' && request.accepts('html') !== false;
      const to = `/sign-in?to=${encodeURIComponent(request.originalUrl)}`;
      if (isPage && request.get('sec-fetch-mode') !== 'cors') return response.redirect(303, to);
      return tell(response, 401, 'Not signed in', 'Sign in, and try again.');
    }
    const asked = currentRequest();
    if (asked) asked.colleague = user;
    if (maySee(user.roles, request.path)) return next();
    asked?.log.warn(
      { event: 'admin-refused', who: user.name, roles: user.roles },
      'A colleague may not see this page of the admin port',
    );
    return tell(
      response,
      403,
      'Not for your role',
      `You are signed in as ${user.name} (${user.roles.join(', ') || 'no role'}). This page is for others.`,
    );
  });
}
