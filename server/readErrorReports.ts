import { ConfigError, type Environment, httpUrl, oneOf } from './environment.ts';

/** Where a site runs; errors are reported from the last two alone (spec 2 §8). */
const DEPLOYMENTS = ['dev', 'preprod', 'prod'] as const;

export interface ErrorReports {
  dsn: string;
  environment: 'preprod' | 'prod';
}

/** Reads SENTRY_DSN and DEPLOYMENT; undefined means that errors are reported to nobody. @throws ConfigError */
export function readErrorReports(environment: Environment): ErrorReports | undefined {
  const deployment = oneOf(environment, 'DEPLOYMENT', DEPLOYMENTS, 'dev');
  const dsn = environment.SENTRY_DSN;
  if (!dsn) return undefined;
  const url = URL.parse(dsn);
  // The part before the @ is the project's public key: it belongs there, and is never shown.
  if (
    // Sentry writes a key of other characters to standard error, and reports nothing.
    !/^\w+$/.test(url?.username ?? '') ||
    !url ||
    url.password ||
    !httpUrl(dsn.replace(/\/\/[^@/]*@/, '//')) ||
    !/\/\d+$/.test(url.pathname)
  ) {
    throw new ConfigError('SENTRY_DSN must be as Sentry shows it: https://key@host/project.');
  }
  return deployment === 'dev' ? undefined : { dsn, environment: deployment };
}
