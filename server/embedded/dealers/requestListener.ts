import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerTokenRequest, type Credentials } from './answerTokenRequest.ts';
import type { Tokens } from './createTokens.ts';
import { type Reply, refusal } from './Reply.ts';
import type { DealerData } from './readDealerData.ts';

export const TOKEN_PATH = '/oauth2/token';

/** Credentials take a few hundred. */
const MAX_BODY_BYTES = 10_000;

export interface ListenerOptions extends Credentials {
  data: DealerData;
  tokens: Tokens;
  subscriptionKey: string;
  /** How long a token is said to be good. */
  tokenSeconds: number;
}

/** Answers requests the way the outside dealer service does, by all that is known of it (spec 1 §7). */
export function requestListener(options: ListenerOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, options).then(
      ({ status, body, headers }) => {
        const text = JSON.stringify(body);
        response.writeHead(status, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(text),
          'X-Content-Type-Options': 'nosniff',
          ...headers,
        });
        response.end(request.method === 'HEAD' ? undefined : text);
      },
      // The request broke off while it was read: nobody is left to answer.
      () => response.destroy(),
    );
  };
}

async function answer(request: IncomingMessage, options: ListenerOptions): Promise<Reply> {
  // An address starting with two slashes would be taken for a host.
  const { pathname, searchParams } = new URL(`http://embedded${request.url ?? '/'}`);
  if (pathname === TOKEN_PATH) return answerToken(request, options);
  if (pathname === '/Distributors') {
    const { brandCode, dealers } = options.data;
    const ofBrand = searchParams.get('BrandCode') === brandCode ? dealers : [];
    return admitted(request, options) ?? { status: 200, body: { Dealers: ofBrand } };
  }
  if (pathname === '/Models') {
    const { brandCode, models } = options.data;
    const ofBrand = searchParams.get('Brand') === brandCode ? models : [];
    return admitted(request, options) ?? { status: 200, body: { Models: ofBrand } };
  }
  return refusal(404, 'Nothing stands at this address.');
}

/** Why the request is refused; undefined when it is not. The gateway looks at the key before anybody sees the token. */
function admitted(request: IncomingMessage, { subscriptionKey, tokens }: ListenerOptions): Reply | undefined {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'Only GET is possible here.', { Allow: 'GET, HEAD' });
  }
  if (headers['ocp-apim-subscription-key'] !== subscriptionKey) {
    return refusal(403, 'The subscription key is missing or wrong.');
  }
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && tokens.isValid(token)) return undefined;
  return refusal(401, 'The token is missing, unknown or expired.', { 'WWW-Authenticate': 'Bearer' });
}

async function answerToken(request: IncomingMessage, options: ListenerOptions): Promise<Reply> {
  if (request.method !== 'POST') return refusal(405, 'Only POST is possible here.', { Allow: 'POST' });
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY_BYTES) return { status: 413, body: { error: 'invalid_request' } };
  }
  const contentType = request.headers['content-type'];
  return answerTokenRequest({ contentType, body }, options, options.tokens.issue);
}
