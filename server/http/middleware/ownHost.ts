import type { RequestHandler } from 'express';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** On a wildcard address a server cannot know its names. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** Normalized host without port; undefined when it is invalid. */
const nameIn = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

/**
 * Accepts only loopback names and the host that the server listens on as Host: otherwise any web page could point its
 * own name to this machine and read along (DNS rebinding).
 *
 * @param host of the server, IPv6 without brackets; a wildcard accepts every name.
 * @param known a further name, such as that of a proxy in front.
 */
export function ownHost(host: string, known?: string): RequestHandler {
  const own = nameIn(host.includes(':') ? `[${host}]` : host);
  const accepted = new Set([...LOOPBACK, own, known]);
  return (request, response, next) => {
    const name = nameIn(request.headers.host ?? '');
    if (EVERYWHERE.includes(host) || (name !== undefined && accepted.has(name))) return next();
    return response.status(421).type('text').send('This is not a name of this server; see ADMIN_HOST.\n');
  };
}
