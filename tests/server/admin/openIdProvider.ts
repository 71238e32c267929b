import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a provider says of somebody, and how it may go wrong. */
interface Persona {
  claims: Record<string, unknown>;
  /** Said by userinfo alone. */
  userInfo?: Record<string, unknown>;
  fault?: 'nonce' | 'audience' | 'signature' | 'expired';
}

export interface OpenIdProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** Who signs in next. */
  persona: Persona;
  close(): void;
}

/** An OpenID provider on loopback with real keys: code flow with PKCE, and whoever is asked for signs in at once. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { challenge: string; nonce: string; redirect: string; persona: Persona }>();
  const tokens = new Map<string, Persona>();

  const idToken = ({ claims, fault }: Persona, nonce: string): Promise<string> =>
    new SignJWT({ ...claims, nonce: fault === 'nonce' ? 'another' : nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(provider.issuer)
      .setSubject('42')
      .setAudience(fault === 'audience' ? 'another' : provider.client.id)
      .setIssuedAt(fault === 'expired' ? '2 hours ago' : undefined)
      .setExpirationTime(fault === 'expired' ? '1 hour ago' : '5 minutes')
      .sign(fault === 'signature' ? stranger.privateKey : privateKey);

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    const { issuer } = provider;
    if (url.pathname === '/.well-known/openid-configuration') {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/end`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    }
    if (url.pathname === '/jwks') return json({ keys: [jwk] });
    if (url.pathname === '/authorize') {
      const asked = url.searchParams;
      const code = randomUUID();
      const redirect = asked.get('redirect_uri') ?? '';
      const challenge = asked.get('code_challenge') ?? '';
      codes.set(code, { challenge, nonce: asked.get('nonce') ?? '', redirect, persona: provider.persona });
      const back = new URL(redirect);
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/token') {
      const code = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const proved = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isClient =
        form.get('client_id') === provider.client.id && form.get('client_secret') === provider.client.secret;
      if (!isClient) return json({ error: 'invalid_client' }, 401);
      if (code?.challenge !== proved || code.redirect !== form.get('redirect_uri'))
        return json({ error: 'invalid_grant' }, 400);
      const token = randomUUID();
      tokens.set(token, code.persona);
      return json({
        access_token: token,
        token_type: 'Bearer',
        expires_in: 60,
        id_token: await idToken(code.persona, code.nonce),
      });
    }
    if (url.pathname === '/userinfo') {
      const persona = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      return persona ? json({ sub: '42', ...persona.userInfo }) : json({ error: 'invalid_token' }, 401);
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const provider: OpenIdProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client: { id: 'admin', secret: randomBytes(16).toString('hex') },
    persona: { claims: {} },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}
