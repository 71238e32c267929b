import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import express, { type Request, type Router } from 'express';
import { isRecord } from '../../../../schemas/isRecord.ts';

/** A client that may read drafts (OAuth client credentials). */
export interface DraftClient {
  clientId: string;
  clientSecret: string;
}

export interface DraftAccess {
  /** `/oauth/token` and `/next/draft-url`, as simple_oauth and the next module answer. */
  router: Router;
  /** Whether the request carries a token, and no key that would win over it. */
  mayReadDrafts(request: Request): boolean;
  /** The query with which an editor's browser opens a preview. */
  toPreviewQuery(path: string, resourceVersion: string): string;
}

const TOKEN_SECONDS = 300;
/** How long the next module takes a secret for valid. */
const SECRET_SECONDS = 30;
const MAX_TOKENS = 1000;

/** The sign-in of previews: tokens for those who read drafts, and short-lived secrets in the addresses of previews. */
export function createDraftAccess({ clientId, clientSecret }: DraftClient): DraftAccess {
  const tokens = new Map<string, number>();
  const key = randomBytes(32);
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');

  const token: express.RequestHandler = (request, response) => {
    const { grant_type: grant, client_id: id, client_secret: secret } = Object(request.body);
    if (grant !== 'client_credentials') return response.status(400).json({ error: 'unsupported_grant_type' });
    if (id !== clientId || secret !== clientSecret)
      return response.status(401).json({ error: 'invalid_client' });
    if (tokens.size >= MAX_TOKENS) tokens.clear();
    const value = randomBytes(24).toString('base64url');
    tokens.set(value, Date.now() + TOKEN_SECONDS * 1000);
    return response.json({ token_type: 'Bearer', expires_in: TOKEN_SECONDS, access_token: value });
  };

  const draftUrl: express.RequestHandler = (request, response) => {
    const body: unknown = request.body;
    const { path, timestamp, secret, resourceVersion = '' } = isRecord(body) ? body : {};
    for (const [name, value] of Object.entries({ path, timestamp, secret })) {
      if (value === undefined) return response.status(422).json({ message: `Field '${name}' is missing` });
    }
    const expected = Buffer.from(sign(`${timestamp}${path}${resourceVersion}`));
    const given = Buffer.from(String(secret));
    const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
    if (!isSigned) return response.status(422).json({ message: 'The provided secret is invalid.' });
    if (Number(timestamp) + SECRET_SECONDS < Date.now() / 1000) {
      return response.status(422).json({ message: 'The provided secret has expired.' });
    }
    return response.json({ path, maxAge: SECRET_SECONDS });
  };

  return {
    router: express
      .Router()
      .post('{/:language}/oauth/token', express.urlencoded({ extended: false }), token)
      .post('{/:language}/next/draft-url', express.json(), draftUrl),
    mayReadDrafts: (request) => {
      const given = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
      return request.get('api-key') === undefined && (tokens.get(given) ?? 0) > Date.now();
    },
    toPreviewQuery(path, resourceVersion) {
      const timestamp = `${Math.floor(Date.now() / 1000)}`;
      // The module signs the encoded path, and encodes it once more in the query, with bare slashes.
      const encode = (text: string) => encodeURIComponent(text).replaceAll('%2F', '/');
      const once = encode(path);
      const secret = sign(`${timestamp}${once}${resourceVersion}`);
      const rest = new URLSearchParams({
        secret,
        plugin: 'simple_oauth',
        locale: 'en',
        defaultLocale: 'en',
        resourceVersion,
      });
      return `path=${encode(once)}&timestamp=${timestamp}&${rest}`;
    },
  };
}
