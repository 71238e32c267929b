import { hash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';
import type { Layout } from '../createLayout.ts';
import type { AdminAuth, ProxyAuth } from './AdminAuth.ts';
import { type AdminUser, toRoles } from './AdminUser.ts';
import { createAdminSessions } from './createAdminSessions.ts';
import { maySee, rolesFor, startOf } from './roleAreas.ts';
import { signInRouter } from './signInRouter.ts';
import { SIGN_IN, tellColleague } from './tellColleague.ts';

interface RequireOptions {
  layout: Layout;
  auth: AdminAuth;
  /** Opens `/metrics` alone, as a bearer token; undefined: only colleagues see it. */
  metricsKey: string | undefined;
  /** Whether there is a page for drafts. */
  hasEditors: boolean;
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

const isRead = ({ method }: Request): boolean => /^(GET|HEAD)$/.test(method);

/** What changes something must come from a page of this port, and say so: a browser does. */
const refuseUnsaid: RequestHandler = (request, response, next) => {
  const isSaid = request.get('sec-fetch-site') !== undefined || request.get('origin') !== undefined;
  if (isRead(request) || isSaid) return next();
  return response.status(403).type('text').send('Only pages of this port may do that.\n');
};

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Whose page it is, and who gives that role. */
const sayWhose = (path: string, { contact = 'those who run this site' }: AdminAuth): string => {
  const roles = rolesFor(path);
  if (roles.length === 0) return 'There is nothing for anybody at this address.';
  return `This page is for ${EITHER.format(roles)}: for that role, ask ${contact}.`;
};

/** Allows colleagues the addresses of their roles; redirects others to sign-in. */
export function requireRole({ layout, auth, metricsKey, hasEditors }: RequireOptions): Router {
  const tell = (response: Response, status: number, told: Parameters<typeof tellColleague>[3]): void =>
    tellColleague(layout, response, status, told);
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
        const words = 'The proxy in front of this port did not say who you are.';
        return tell(response, 401, { title: 'Not signed in', words });
      }
      const isPage = request.method === 'GET' && request.accepts('html') !== false;
      const to = `/sign-in?to=${encodeURIComponent(request.originalUrl)}`;
      if (isPage && request.get('sec-fetch-mode') !== 'cors') return response.redirect(303, to);
      const words = 'Sign in, and try again.';
      return tell(response, 401, { title: 'Not signed in', words, next: SIGN_IN });
    }
    const asked = currentRequest();
    if (asked) asked.colleague = user;
    if (maySee(user.roles, request.path)) return next();
    const start = startOf(user.roles, hasEditors);
    // Whoever types the address of the port means what is theirs there.
    if (request.path === '/' && isRead(request) && start) return response.redirect(303, start);
    asked?.log.warn(
      { event: 'admin-refused', who: user.name, roles: user.roles },
      'A colleague may not see this page of the admin port',
    );
    return tell(response, 403, {
      title: 'Not for your role',
      words: `You are signed in as ${user.name} (${user.roles.join(', ') || 'no role'}). ${sayWhose(request.path, auth)}`,
      next: start === undefined ? undefined : { address: start, name: 'What is for you' },
    });
  });
}
