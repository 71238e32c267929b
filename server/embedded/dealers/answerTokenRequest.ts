import type { Reply } from './Reply.ts';

/** Who may have a token, and for what. */
export interface Credentials {
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** Refusal of the token endpoint (RFC 6749 §5.2). */
const refused = (status: number, error: string): Reply => ({ status, body: { error } });

/**
 * Client credentials, form-encoded, against a token (RFC 6749 §4.4).
 * @param contentType of the request.
 * @param issue makes a token; called only when one is due.
 */
export function answerTokenRequest(
  { contentType, body }: { contentType: string | undefined; body: string },
  known: Credentials & { tokenSeconds: number },
  issue: () => string,
): Reply {
  if (!contentType?.startsWith('application/x-www-form-urlencoded')) return refused(400, 'invalid_request');
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'client_credentials') return refused(400, 'unsupported_grant_type');
  if (form.get('client_id') !== known.clientId || form.get('client_secret') !== known.clientSecret) {
    return refused(401, 'invalid_client');
  }
  if (form.get('scope') !== known.scope) return refused(400, 'invalid_scope');
  return {
    status: 200,
    body: { token_type: 'Bearer', expires_in: known.tokenSeconds, access_token: issue() },
    headers: { 'Cache-Control': 'no-store' },
  };
}
