import type { Configuration } from 'openid-client';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { OpenIdAuth } from './AdminAuth.ts';
import { type AdminUser, toRoles } from './AdminUser.ts';

/** What one attempt to sign in has to prove when the browser comes back. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface SignedIn {
  user: AdminUser;
  /** Sent to the provider at sign-out: the session to end. */
  idToken: string | undefined;
}

/** The provider with which colleagues sign in. */
export interface Provider {
  /** Where to send the browser. @throws when the provider does not answer. */
  begin(): Promise<{ address: string; attempt: Attempt }>;
  /** @param address with which the browser came back. @throws when it proves nothing. */
  finish(address: URL, attempt: Attempt): Promise<SignedIn>;
  /** Where the provider's own session ends; undefined when it has no such place. */
  endAddress(idToken: string | undefined): Promise<string | undefined>;
}

export const CALLBACK_PATH = '/sign-in/callback';
const TIMEOUT_SECONDS = 5;
/** Loaded at the first sign-in: most sites have none. */
const library = () => import('openid-client');

const isLoopback = (url: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

/** A claim by its name; dots lead into objects. */
const readClaim = (claims: unknown, name: string): unknown => {
  if (isRecord(claims) && name in claims) return claims[name];
  const [first = '', ...rest] = name.split('.');
  return rest.length > 0 && isRecord(claims) ? readClaim(claims[first], rest.join('.')) : undefined;
};

/**
 * Signs colleagues in by the authorization code flow with PKCE, state and nonce, at any OpenID provider. It is asked
 * for its addresses when they are first needed: the site starts without it. Only one on this machine may lack TLS.
 */
export function createProvider(auth: OpenIdAuth): Provider {
  const redirectUri = `${auth.url}${CALLBACK_PATH}`;
  let found: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const issuer = new URL(auth.issuer);
    // Signatures of id tokens are checked as well, not only where they come from.
    const execute = [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])];
    return discovery(issuer, auth.clientId, auth.clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  };
  const provider = (): Promise<Configuration> => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    async begin() {
      const openid = await library();
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: auth.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, attempt };
    },
    async finish(address, { state, nonce, verifier }) {
      const openid = await library();
      const configuration = await provider();
      const tokens = await openid.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no id token');
      // Some providers name roles there alone.
      const hasMore =
        readClaim(claims, auth.rolesClaim) === undefined &&
        configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
      const { email, preferred_username: username } = { ...more, ...claims };
      return {
        user: {
          name: String(email ?? username ?? claims.sub).slice(0, 200),
          roles: toRoles(readClaim(more, auth.rolesClaim), auth.roleNames),
        },
        idToken: tokens.id_token,
      };
    },
    async endAddress(idToken) {
      const configuration = await provider();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      const { buildEndSessionUrl } = await library();
      return buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${auth.url}/sign-out/done`,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      }).href;
    },
  };
}
