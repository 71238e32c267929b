import { isRecord } from '../../../schemas/isRecord.ts';
import { createSingleFlight } from '../../cache/createSingleFlight.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Upstream } from './createUpstream.ts';
import { fetchWithRetry, isAskedToWait } from './fetchWithRetry.ts';

export interface TokenSource {
  /** The current token; fetched anew shortly before the old one expires. */
  current(): Promise<string>;
  /** A token in place of one that the service refused; shared by concurrent callers. */
  renew(refused: string): Promise<string>;
}

/** The client that asks for tokens (RFC 6749 §4.4). */
interface TokenSourceOptions {
  /** Name of the token service in errors. */
  who: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Undefined asks for all that the client may have. */
  scope: string | undefined;
  upstream: Upstream;
}

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  useUntil: number;
}

/**
 * A token is replaced this long before it expires, so that none expires in transit; after half its lifetime if that is
 * less.
 */
const MARGIN_SECONDS = 60;
/** RFC 6749 §5.1 makes `expires_in` optional. Too long a default costs one 401. */
const LIFETIME_SECONDS = 300;

/** Servers refuse much longer headers. */
const MAX_TOKEN = 8192;

/** RFC 6749 §5.2; no other value is logged, since it might be a secret. */
const OAUTH_ERRORS =
  /^(invalid_(request|client|grant|scope)|unauthorized_client|unsupported_grant_type|temporarily_unavailable)$/;

/**
 * Fetches tokens with client credentials (behaviour §14.5) and caches the last one in memory. Concurrent callers share
 * a fetch. Rejects with UpstreamError; a failure is not cached.
 */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const once = createSingleFlight<string>();
  let cached: Token | undefined;

  const fetchToken = () =>
    once('token', async () => {
      cached = undefined;
      const token = await askForToken(options);
      cached = token;
      return token.value;
    });

  return {
    current: async () => (cached && Date.now() < cached.useUntil ? cached.value : fetchToken()),
    renew: async (refused) => (cached && cached.value !== refused ? cached.value : fetchToken()),
  };
}

async function askForToken({
  who,
  tokenUrl,
  clientId,
  clientSecret,
  scope,
  upstream,
}: TokenSourceOptions): Promise<Token> {
  const address = new URL(tokenUrl);
  const { body } = await fetchWithRetry(
    upstream,
    {
      who,
      address,
      shown: address.pathname,
      form: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        ...(scope !== undefined && { scope }),
      }),
      explain: (refusal) =>
        isRecord(refusal) && typeof refusal.error === 'string' && OAUTH_ERRORS.test(refusal.error)
          ? refusal.error
          : undefined,
    },
    // After any other failure it is unknown whether a token was issued.
    isAskedToWait,
  );
  return parseToken(body, who, address.pathname);
}

function parseToken(body: unknown, who: string, shown: string): Token {
  const { access_token: value, expires_in: expiresIn } = isRecord(body) ? body : {};
  // Characters that are invalid in a header would be part of fetch's error message.
  if (typeof value !== 'string' || value.length > MAX_TOKEN || !/^[\x21-\x7e]+$/.test(value)) {
    throw new UpstreamError(`${who} sent no token: ${shown}`);
  }
  const seconds = Number(expiresIn ?? LIFETIME_SECONDS);
  const lifetime = Number.isFinite(seconds) ? seconds : LIFETIME_SECONDS;
  const margin = Math.min(MARGIN_SECONDS, lifetime / 2);
  return { value, useUntil: Date.now() + (lifetime - margin) * 1000 };
}
