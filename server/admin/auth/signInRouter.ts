import { type Response, Router } from 'express';
import { currentRequest } from '../../observability/requestContext.ts';
import type { Layout } from '../createLayout.ts';
import type { OpenIdAuth } from './AdminAuth.ts';
import type { AdminSessions } from './createAdminSessions.ts';
import { CALLBACK_PATH, createProvider } from './createProvider.ts';
import { SIGN_IN, tellColleague } from './tellColleague.ts';

/** A page of this port; an address with a host of its own would lead elsewhere. */
const toOwnPath = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])[\w\-./?=&%:+]*$/.test(text) && text.length < 1000 ? text : '/';

/** GET /sign-in, GET /sign-in/callback and POST /sign-out, with an OpenID provider. */
export function signInRouter(auth: OpenIdAuth, sessions: AdminSessions, layout: Layout): Router {
  const tell = (response: Response, status: number, title: string, words: string): void =>
    tellColleague(layout, response, status, { title, words, next: SIGN_IN });
  const tellSignedOut = (response: Response): void =>
    tell(response, 200, 'Signed out', 'Nobody can go on in this browser as you.');
  const provider = createProvider(auth);
  const log = (event: string, words: string, more: object = {}) =>
    currentRequest()?.log.info({ event, ...more }, words);
  const warn = (error: unknown) =>
    currentRequest()?.log.warn(
      { event: 'admin-sign-in-failed', err: error },
      'A colleague could not sign in',
    );
  return Router()
    .use(['/sign-in', '/sign-out'], (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .get('/sign-in', async (request, response) => {
      try {
        const { address, attempt } = await provider.begin();
        sessions.begin(response, { ...attempt, path: toOwnPath(request.query.to) });
        response.redirect(303, address);
      } catch (error) {
        warn(error);
        tell(response, 502, 'Not signed in', 'The sign-in service does not answer. Try again in a moment.');
      }
    })
    .get(CALLBACK_PATH, async (request, response) => {
      const begun = sessions.take(request, response);
      if (!begun) {
        return tell(
          response,
          400,
          'Not signed in',
          'This browser did not begin to sign in, or took too long.',
        );
      }
      try {
        const signedIn = await provider.finish(new URL(request.originalUrl, auth.url), begun);
        sessions.open(response, signedIn);
        const { name, roles } = signedIn.user;
        log('admin-signed-in', 'A colleague signed in', { who: name, roles });
        response.redirect(303, begun.path);
      } catch (error) {
        warn(error);
        tell(response, 403, 'Not signed in', 'The sign-in service did not confirm who you are.');
      }
    })
    .post('/sign-out', async (request, response) => {
      const ended = sessions.end(request, response);
      if (ended) log('admin-signed-out', 'A colleague signed out', { who: ended.user.name });
      const address = await provider.endAddress(ended?.idToken).catch(() => undefined);
      // A form of this port may not be redirected to another origin, by its own policy; a page may go on.
      if (address !== undefined) response.set('Refresh', `0; url=${address}`);
      tellSignedOut(response);
    })
    .get('/sign-out/done', (_request, response) => tellSignedOut(response));
}
