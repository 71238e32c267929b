import type { RequestHandler } from 'express';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Listening on every address, a server cannot know by which names it is called. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** The host without port as addresses write it; undefined when it is none. */
const nameIn = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

/**
 * Answers only who asks by a name of the loopback or by the host the server listens on. Else a page anywhere in the
 * web could have its own name lead to this machine and read along (DNS rebinding).
 *
 * @param host where the server listens, IPv6 without brackets; one that stands for every address accepts every name.
 */
export function ownHost(host: string): RequestHandler {
  const own = nameIn(host.includes(':') ? `[${host}]` : host);
  const accepted = new Set([...LOOPBACK, own]);
  return (request, response, next) => {
    const name = nameIn(request.headers.host ?? '');
    if (EVERYWHERE.includes(host) || (name !== undefined && accepted.has(name))) return next();
    return response.status(421).type('text').send('This is not a name of this server; see ADMIN_HOST.\n');
  };
}
