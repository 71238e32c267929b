import { environmentSchema } from '../../server/config/environmentSchema.ts';

/** What stands in every secret, so that it is found wherever it turns up. */
export const MARK = 'hush4f1c9b2e7a';

/** Values that hold more than the secret. */
const ADDRESSES: Record<string, (secret: string, port: number) => string> = {
  REDIS_URL: (secret, port) => `redis://site:${secret}@127.0.0.1:${port}`,
  DATABASE_URL: (secret, port) => `postgres://site:${secret}@127.0.0.1:${port}/leads`,
  OTEL_EXPORTER_OTLP_HEADERS: (secret) => `x-key=${secret}`,
  SENTRY_DSN: (secret, port) => `http://${secret.replaceAll('-', '_')}@127.0.0.1:${port}/7`,
};

/** Every variable of the configuration that holds a secret. */
export const SECRET_VARIABLES = Object.entries(environmentSchema.properties)
  .filter(([, schema]) => 'writeOnly' in schema)
  .map(([name]) => name);

/** A recognizable value for every one of them. @param port where the services of addresses are. */
export function plantSecrets(port: number): Record<string, string> {
  return Object.fromEntries(
    SECRET_VARIABLES.map((name) => {
      const secret = `${MARK}-${name.toLowerCase().replaceAll('_', '-')}`;
      return [name, ADDRESSES[name]?.(secret, port) ?? secret];
    }),
  );
}
