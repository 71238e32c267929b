import { LOCALE_CODES } from '../../locales/locales.ts';
import { ADMIN_ROLES } from '../admin/auth/AdminUser.ts';

interface EnvironmentFormat {
  /** Description for errors and documentation. */
  expected: string;
  check(text: string): boolean;
}

/** An http or https URL without user name and password; undefined for anything else. */
const httpUrl = (text: string): URL | undefined => {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};
/** Whether `decodeURIComponent` can read it. */
const isEncoded = (text: string): boolean => !/%(?![\da-f]{2})/i.test(text);
/** Over TLS, or to this machine. */
const isSafe = (text: string): boolean => {
  const url = httpUrl(text);
  return url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
};
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const adminRole = `\\s*[^\\s,=]+=(${ADMIN_ROLES.join('|')})\\s*`;
const hostLanguage = `\\s*[a-zA-Z\\d.-]+=(${LOCALE_CODES.join('|')})\\s*`;
const headerValue = /^[\x21-\x7e]+$/;
/** Minimum length of a secret that grants access. */
const SHORTEST_SECRET = 24;

/** The formats of `environmentSchema`. */
export const environmentFormats: Record<string, EnvironmentFormat> = {
  host: { expected: 'an IP address or a host name', check: matches(/^[\w.:-]+$/) },
  origin: {
    expected: 'an http or https origin without a path, such as https://www.example.com',
    check: (text) => httpUrl(text)?.href === `${URL.parse(text)?.origin}/`,
  },
  'service-url': {
    expected: 'an http or https address without user name, query or fragment',
    check: (text) => httpUrl(text) !== undefined && !/[?#]/.test(text),
  },
  'safe-origin': {
    expected: 'an https origin without a path, such as https://admin.example.com; http on this machine alone',
    check: (text) => isSafe(text) && httpUrl(text)?.href === `${URL.parse(text)?.origin}/`,
  },
  'safe-url': {
    expected: 'an https address without user name, query or fragment; http on this machine alone',
    check: (text) => isSafe(text) && !/[?#]/.test(text),
  },
  'admin-roles': {
    expected: `pairs such as crm-team=support, separated by commas; roles are ${ADMIN_ROLES.join(', ')}`,
    check: matches(new RegExp(`^${adminRole}(,${adminRole})*$`)),
  },
  'request-url': {
    expected: 'an http or https address without user name or fragment',
    check: (text) => httpUrl(text)?.hash === '',
  },
  // The widget splits it at commas, and a policy ends a directive at semicolons.
  'captcha-url': {
    expected: 'an http or https address without user name, query, fragment or comma',
    check: (text) => httpUrl(text) !== undefined && !/[?#,;]/.test(text),
  },
  'trace-url': {
    expected:
      'an http or https address with {traceId} in it, such as https://tempo.example.com/trace/{traceId}, without a user name',
    check: (text) => httpUrl(text) !== undefined && text.includes('{traceId}'),
  },
  pairs: {
    expected: 'pairs such as name=value, separated by commas; values may be percent-encoded',
    check: (text) => /^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/.test(text) && isEncoded(text),
  },
  ratio: { expected: 'a number from 0 to 1', check: matches(/^(0(\.\d+)?|1(\.0+)?)$/) },
  'tiles-url': {
    expected:
      'an http or https address with {z}, {x} and {y} in it, such as https://{s}.tile.example.com/{z}/{x}/{y}.png, without a user name',
    check(text) {
      const url = httpUrl(text.replace('://{s}.', '://a.'));
      const isComplete = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
      // Braces in the host are a placeholder, which a policy cannot name.
      return isComplete && /^([\w.-]+|\[.*\])$/.test(url?.hostname ?? '');
    },
  },
  'postgres-url': {
    expected: 'an address of PostgreSQL: postgres://user:password@host/database',
    check: (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
  },
  'redis-url': {
    expected: 'an address of Redis: redis://user:password@host:6379, or rediss:',
    check(text) {
      const url = URL.parse(text);
      return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
    },
  },
  // The part before the @ is the project's public key. With a key of other characters Sentry's library writes to
  // standard error, and reports nothing.
  'sentry-dsn': {
    expected: 'as Sentry shows it: https://key@host/project',
    check: (text) =>
      /^https?:\/\/\w+@/i.test(text) && /\/\d+$/.test(httpUrl(text.replace(/\w+@/, ''))?.pathname ?? ''),
  },
  // Resolved first: browsers treat `/\host`, `/..//host` and `/.` as `//host` and `/`.
  'site-path': {
    expected: 'a path of this site that starts with one slash and is not / itself',
    check(text) {
      const base = 'http://site.invalid';
      const url = text.startsWith('/') ? URL.parse(text, base) : null;
      return url?.origin === base && /^\/[^/]/.test(url.pathname);
    },
  },
  'host-languages': {
    expected: 'a list of host=language, such as www.example.fr=fr,www.example.de=de',
    check: matches(new RegExp(`^${hostLanguage}(,${hostLanguage})*$`)),
  },
  'gtm-id': { expected: 'the id of a container, such as GTM-ABC123', check: matches(/^GTM-[A-Z0-9]+$/) },
  'onetrust-id': { expected: 'the id of a domain script of OneTrust', check: matches(/^[\w-]+$/) },
  sitekey: { expected: 'the sitekey of an application', check: matches(/^[\w-]+$/) },
  'header-name': { expected: 'the name of a request header', check: matches(/^[\w-]+$/) },
  'header-value': { expected: 'ASCII characters without spaces', check: matches(headerValue) },
  'guarding-secret': {
    expected: `at least ${SHORTEST_SECRET} ASCII characters without spaces, such as those of \`openssl rand -hex 24\``,
    check: (text) => headerValue.test(text) && text.length >= SHORTEST_SECRET,
  },
  'short-name': {
    expected: 'a name of at most 80 letters, digits, spaces and . _ : -',
    check: matches(/^[\p{L}\p{N}][\p{L}\p{N} ._:-]{0,79}$/u),
  },
  paths: { expected: 'paths like those of files, separated by commas', check: () => true },
  path: { expected: 'a path, absolute or from the folder in which the site is started', check: () => true },
};
