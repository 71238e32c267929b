import type { DealerAccess } from './dealers/DealerAccess.ts';
import { ConfigError, type Environment, headerValue, httpUrl, serviceUrl, wrong } from './environment.ts';

const VARIABLES = {
  url: 'DEALERS_URL',
  tokenUrl: 'DEALERS_TOKEN_URL',
  clientId: 'DEALERS_CLIENT_ID',
  clientSecret: 'DEALERS_CLIENT_SECRET',
  scope: 'DEALERS_SCOPE',
  subscriptionKey: 'DEALERS_SUBSCRIPTION_KEY',
} as const satisfies Record<keyof DealerAccess, string>;

/** The dealer service of the environment: all of its variables, or none. @throws ConfigError */
export function readDealerAccess(environment: Environment): DealerAccess | undefined {
  const value = (field: keyof DealerAccess) => environment[VARIABLES[field]] || '';
  const missing = Object.values(VARIABLES).filter((name) => !environment[name]);
  if (missing.length === Object.keys(VARIABLES).length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(', ')} must be set too: the dealer service needs all of its variables, or none.`,
    );
  }
  return {
    url: serviceUrl(VARIABLES.url, value('url')),
    tokenUrl: tokenUrl(value('tokenUrl')),
    clientId: value('clientId'),
    clientSecret: value('clientSecret'),
    scope: value('scope'),
    subscriptionKey: headerValue(VARIABLES.subscriptionKey, value('subscriptionKey')),
  };
}

function tokenUrl(value: string): string {
  const url = httpUrl(value);
  if (!url || url.hash) {
    throw wrong(VARIABLES.tokenUrl, value, 'an http or https address without user name or fragment');
  }
  return url.href;
}
