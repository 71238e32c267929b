import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import { createNullRecord } from '../../../../server/cache/PageRecord.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import {
  createDealerServices,
  type DealerService,
  type DealerServiceOptions,
} from '../../../../server/services/dealers/createDealerService.ts';
import type { Upstream as UpstreamOptions } from '../../../../server/services/upstream/createUpstream.ts';
import type { UpstreamCall } from '../../../../server/services/upstream/UpstreamCall.ts';
import { listen } from '../../loopback.ts';

/** What the upstream says to one question; 200 and JSON unless told. */
export interface Canned {
  status?: number;
  type?: string;
  body?: string | object;
  headers?: Record<string, string>;
  /** `reset` hangs up at once, `broken` in the middle of the body, `silent` never answers. */
  fault?: 'reset' | 'broken' | 'silent';
}

export interface RecordedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Upstream {
  service: DealerService;
  /** Questions to the token endpoint and to the lists, in the order they came. */
  tokenCalls: RecordedCall[];
  listCalls: RecordedCall[];
  events: ContentEvent[];
  calls: UpstreamCall[];
  /** From now on, no token issued so far is good. */
  expireTokens(): void;
}

export const SECRETS = { clientId: 'id-hush', clientSecret: 's3cret-hush&=', subscriptionKey: 'key-hush' };

/** In turn each of `answers`, the last one for good; undefined means the ordinary answer. */
export const inTurn = (...answers: (Canned | undefined)[]) => {
  let next = 0;
  return (): Canned | undefined => answers[Math.min(next++, answers.length - 1)];
};

export const UPSTREAM_DEALERS = [{ account_id: 'A-1', trade_name: 'Alpha' }];
const MODELS = [{ Name: 'Estran 42', SalesforceId: 'EST-042', CompanyPriceBroadcastWorld: true }];

/**
 * A token endpoint and a dealer service on loopback, with the service that reads them. It lets in whoever has a token
 * it gave and that has not expired; `token` and `list` answer before it does.
 */
export async function startUpstream(
  special: { token?: () => Canned | undefined; list?: (question: RecordedCall) => Canned | undefined } = {},
  {
    upstream,
    ...options
  }: Partial<Omit<DealerServiceOptions, 'upstream'>> & { upstream?: Partial<UpstreamOptions> } = {},
): Promise<Upstream> {
  const tokenCalls: RecordedCall[] = [];
  const listCalls: RecordedCall[] = [];
  const good = new Set<string>();

  const grant = (): Canned => {
    const token = `token-hush-${tokenCalls.length}`;
    good.add(token);
    return { body: { token_type: 'Bearer', access_token: token, expires_in: 3600 } };
  };
  const list = ({ path, headers }: RecordedCall): Canned => {
    if (!good.has(headers.authorization?.replace('Bearer ', '') ?? '')) return { status: 401, body: {} };
    return { body: path.includes('/Models') ? { Models: MODELS } : { Dealers: UPSTREAM_DEALERS } };
  };

  const { origin } = await listen((request, response) => {
    text(request).then(
      (body) => {
        const { url: path = '', method = '', headers } = request;
        const question = { path, method, headers, body };
        const isToken = path.startsWith('/token');
        (isToken ? tokenCalls : listCalls).push(question);
        const canned = isToken
          ? (special.token?.() ?? grant())
          : (special.list?.(question) ?? list(question));
        if (canned.fault === 'silent') return;
        if (canned.fault === 'reset') return void request.socket.destroy();
        const sent = typeof canned.body === 'string' ? canned.body : JSON.stringify(canned.body ?? {});
        response.writeHead(canned.status ?? 200, {
          'content-type': canned.type ?? 'application/json; charset=utf-8',
          ...(canned.fault === 'broken' && { 'content-length': sent.length + 10 }),
          ...canned.headers,
        });
        if (canned.fault === 'broken') response.write(sent, () => response.destroy());
        else response.end(sent);
      },
      () => response.destroy(),
    );
  });

  const events: ContentEvent[] = [];
  const calls: UpstreamCall[] = [];
  const service = createDealerServices({
    url: origin,
    tokenUrl: `${origin}/token`,
    ...SECRETS,
    scope: 'dealers.read',
    brandCode: 'LAG',
    cache: createDataCache(),
    upstream: { service: 'dealers', deadlineMs: 5000, observe: (call) => calls.push(call), ...upstream },
    report: (event) => events.push(event),
    ...options,
  })(createNullRecord(Number.POSITIVE_INFINITY));
  return { service, tokenCalls, listCalls, events, calls, expireTokens: () => good.clear() };
}
