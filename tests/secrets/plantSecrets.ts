import { documentedVariables } from '../server/configVariables.ts';

/** What stands in every secret, so that it is found wherever it turns up. */
export const MARK = 'hush4f1c';

/** Values that hold more than the secret. */
const ADDRESSES: Record<string, (secret: string, port: number) => string> = {
  REDIS_URL: (secret, port) => `redis://site:${secret}@127.0.0.1:${port}`,
  DATABASE_URL: (secret, port) => `postgres://site:${secret}@127.0.0.1:${port}/leads`,
  SENTRY_DSN: (secret, port) => `http://${secret.replaceAll('-', '_')}@127.0.0.1:${port}/7`,
};

/** Variables whose name sounds like a secret and is none. */
const NO_SECRETS = ['CONTENT_KEY_HEADER', 'CAPTCHA_SITEKEY'];

const isSecret = ({ name, meaning }: { name: string; meaning: string }): boolean =>
  name in ADDRESSES ||
  (!NO_SECRETS.includes(name) &&
    (/_(KEY|SECRET|PASSWORD|TOKEN)$/.test(name) || /\b(secret|key|password)\b/.test(meaning)));

/** Every variable of the configuration that holds a secret. */
export const SECRET_VARIABLES = documentedVariables()
  .filter(isSecret)
  .map(({ name }) => name);

/** A recognizable value for every one of them. @param port where the services of addresses are. */
export function plantSecrets(port: number): Record<string, string> {
  return Object.fromEntries(
    SECRET_VARIABLES.map((name) => {
      const secret = `${MARK}-${name.toLowerCase().replaceAll('_', '-')}`;
      return [name, ADDRESSES[name]?.(secret, port) ?? secret];
    }),
  );
}
