import { type LoopbackService, serveOnLoopback } from '../../demo/services/serveOnLoopback.ts';

const COUNTRIES = ['FR', 'DE', 'ES', 'IT', 'GB', 'US', 'GR', 'HR'];
const SEGMENTS = ['VG2;VG3', 'VCH', 'Service Center'];

/** One of a list that is gone through again and again. */
const oneOf = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const dealer = (index: number) => ({
  account_id: `BENCH-${index}`,
  trade_name: `Dealer ${(index * 7919) % 10_007}`,
  phone: '+33 2 61 91 00 00',
  website: `https://dealer-${index}.example`,
  latitude: ((index * 37) % 1400) / 10 - 70,
  longitude: ((index * 61) % 3500) / 10 - 175,
  billing_street: `${index} Harbour Street`,
  billing_city: `Town ${index % 900}`,
  billing_postal_code: String(10_000 + index),
  billing_country_code: oneOf(COUNTRIES, index),
  contract_segment: oneOf(SEGMENTS, index),
  do_not_display_web_apps: false,
});

/** A dealer service with so many dealers all over the world; it gives a token to everybody. */
export function serveManyDealers(count: number): Promise<LoopbackService> {
  const dealers = Array.from({ length: count }, (_, index) => dealer(index));
  const answer = (path = ''): unknown => {
    if (path.startsWith('/Distributors')) return { Dealers: dealers };
    if (path.startsWith('/Models')) return { Models: [] };
    return { token_type: 'Bearer', expires_in: 3600, access_token: 'bench' };
  };
  return serveOnLoopback((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(request.url)));
  });
}

/** How the site is told of it. */
export const dealerEnvironment = ({ url }: LoopbackService): Record<string, string> => ({
  DEALERS_URL: url,
  DEALERS_TOKEN_URL: `${url}/token`,
  DEALERS_CLIENT_ID: 'bench',
  DEALERS_CLIENT_SECRET: 'bench',
  DEALERS_SCOPE: 'bench',
  DEALERS_SUBSCRIPTION_KEY: 'bench',
});
