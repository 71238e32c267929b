import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { isRecord } from '../../../schemas/isRecord.ts';
import { ContentProblem } from '../content/ContentProblem.ts';
import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';

export interface DemoDealerServiceOptions {
  /** JSON file with `BrandCode`, `Dealers` and `Models`, such as `demo/dealers.json`. */
  file: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Required value of `Ocp-Apim-Subscription-Key`. */
  subscriptionKey: string;
  /** Lifetime of a token; default: an hour. */
  tokenSeconds?: number;
}

export interface DemoDealerService extends LoopbackService {
  tokenUrl: string;
}

const TOKEN_PATH = '/oauth2/token';
/** Bytes; credentials have a few hundred. */
const MAX_BODY = 10_000;

/**
 * Starts a dealer and model service on a free loopback port with data from a file, protected by token and key like the
 * real one (behaviour §14.5).
 * @throws ContentProblem when the file cannot be served.
 */
export async function startDealerService(options: DemoDealerServiceOptions): Promise<DemoDealerService> {
  const { brandCode, dealers, models } = await loadDealerData(options.file);
  const { tokenSeconds = 3600 } = options;
  /** When each token expires, in milliseconds since 1970. */
  const tokens = new Map<string, number>();
  const isValid = (token: string) => (tokens.get(token) ?? 0) > Date.now();

  /** Issues a token for client credentials, form-encoded (RFC 6749 §4.4 and §5.2). */
  const giveToken: RequestHandler = ({ body }, response) => {
    const refused = (status: number, error: string) => void response.status(status).json({ error });
    if (!isRecord(body)) return refused(400, 'invalid_request');
    if (body.grant_type !== 'client_credentials') return refused(400, 'unsupported_grant_type');
    const isKnown = body.client_id === options.clientId && body.client_secret === options.clientSecret;
    if (!isKnown) return refused(401, 'invalid_client');
    if (body.scope !== options.scope) return refused(400, 'invalid_scope');
    for (const known of tokens.keys()) if (!isValid(known)) tokens.delete(known);
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, Date.now() + tokenSeconds * 1000);
    const answer = { token_type: 'Bearer', expires_in: tokenSeconds, access_token: token };
    response.set('Cache-Control', 'no-store').json(answer);
  };

  /** The gateway checks the key before the token. */
  const admit: RequestHandler = (request, response, next) => {
    if (request.get('ocp-apim-subscription-key') !== options.subscriptionKey) {
      return refuse(response, 403, 'The subscription key is missing or wrong.');
    }
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (token !== undefined && isValid(token)) return next();
    response.set('WWW-Authenticate', 'Bearer');
    refuse(response, 401, 'The token is missing, unknown or expired.');
  };

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.post(TOKEN_PATH, express.urlencoded({ limit: MAX_BODY }), giveToken);
  app.get('/Distributors', admit, ({ query }, response) => {
    response.json({ Dealers: query.BrandCode === brandCode ? dealers : [] });
  });
  app.get('/Models', admit, ({ query }, response) => {
    response.json({ Models: query.Brand === brandCode ? models : [] });
  });
  app.all(TOKEN_PATH, (_request, response) => {
    refuse(response.set('Allow', 'POST'), 405, 'Only POST is possible here.');
  });
  app.all(['/Distributors', '/Models'], (_request, response) => {
    refuse(response.set('Allow', 'GET, HEAD'), 405, 'Only GET is possible here.');
  });
  app.use((_request, response) => refuse(response, 404, 'Nothing stands at this address.'));
  app.use(((error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ error: 'invalid_request' });
  }) satisfies ErrorRequestHandler);
  const service = await serveOnLoopback(app);
  return { ...service, tokenUrl: `${service.url}${TOKEN_PATH}` };
}

/** An error response in the shape of the real gateway. */
function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ statusCode: status, message });
}

/** Loads `demo/dealers.json` or a similar file, in the format of the real service, for one brand. */
async function loadDealerData(file: string) {
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ContentProblem(`${file}: ${reason}`, { cause });
  }
  const { BrandCode: brandCode, Dealers: dealers, Models: models } = isRecord(data) ? data : {};
  if (typeof brandCode !== 'string' || !Array.isArray(dealers) || !Array.isArray(models)) {
    throw new ContentProblem(`${file}: expected an object with BrandCode, Dealers and Models`);
  }
  return { brandCode, dealers, models };
}
