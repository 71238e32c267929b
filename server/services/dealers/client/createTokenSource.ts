import { isRecord } from '../../../../schemas/isRecord.ts';
import { createSingleFlight } from '../../../cache/createSingleFlight.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { fetchWithRetry, isAskedToWait } from '../../upstream/fetchWithRetry.ts';
import type { DealerAccess } from '../DealerAccess.ts';

interface TokenSource {
  /** The token to use now; a new one shortly before the old one expires. */
  current(): Promise<string>;
  /** The token to use instead of one that the service refused. Whoever comes second gets what the first fetched. */
  renew(refused: string): Promise<string>;
}

interface TokenSourceOptions extends Pick<DealerAccess, 'tokenUrl' | 'clientId' | 'clientSecret' | 'scope'> {
  upstream: Upstream;
}

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  useUntil: number;
}

/** A token is given up this long before it expires, so that none expires on its way; half its life if that is less. */
const MARGIN_SECONDS = 60;
/** RFC 6749 §5.1 leaves `expires_in` optional. Too long a guess costs one 401. */
const LIFETIME_SECONDS = 300;

/** Servers refuse a header that is much longer. */
const LONGEST_TOKEN = 8192;

const WHO = 'The token service of the dealers';
/** RFC 6749 §5.2; no other word is repeated, it might be a secret. */
const OAUTH_ERRORS =
  /^(invalid_(request|client|grant|scope)|unauthorized_client|unsupported_grant_type|temporarily_unavailable)$/;

/**
 * Fetches tokens with client credentials (behaviour §14.5) and keeps the last one in memory. Whoever needs a token
 * while one is being fetched waits for that one. Rejects with UpstreamError; a failure is not cached.
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
      who: WHO,
      address,
      shown: address.pathname,
      form: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope,
      }),
      explain: (refusal) =>
        isRecord(refusal) && typeof refusal.error === 'string' && OAUTH_ERRORS.test(refusal.error)
          ? refusal.error
          : undefined,
    },
    // After anything else it is not known whether a token has been given.
    isAskedToWait,
  );
  return parseToken(body, address.pathname);
}

function parseToken(body: unknown, shown: string): Token {
  const { access_token: value, expires_in: expiresIn } = isRecord(body) ? body : {};
  // What no header can carry would stand in the error that fetch throws.
  if (typeof value !== 'string' || value.length > LONGEST_TOKEN || !/^[\x21-\x7e]+$/.test(value)) {
    throw new UpstreamError(`${WHO} sent no token: ${shown}`);
  }
  const seconds = Number(expiresIn ?? LIFETIME_SECONDS);
  const lifetime = Number.isFinite(seconds) ? seconds : LIFETIME_SECONDS;
  const margin = Math.min(MARGIN_SECONDS, lifetime / 2);
  return { value, useUntil: Date.now() + (lifetime - margin) * 1000 };
}
