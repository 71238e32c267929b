import { constantHeaders } from '../../server/cache/pages/constantHeaders.ts';
import type { Config } from '../../server/config/readConfig.ts';
import { securityHeaders } from '../../server/middleware/securityHeaders.ts';

/** What its name tells from every other version of it. */
const NEVER_CHANGES = ['/assets/*', '/tiles/*'];

/**
 * Headers that the server sends with every page, as static hosts read them from a file `_headers`: they send them with
 * parts of pages as well.
 */
export function headerRules(config: Config): string {
  const headers = constantHeaders(securityHeaders(config));
  const lines = headers.flatMap((name, index) => (index % 2 ? [] : [`  ${name}: ${headers[index + 1]}`]));
  const forever = NEVER_CHANGES.flatMap((path) => [
    path,
    '  cache-control: public, max-age=31536000, immutable',
  ]);
  return `${['/*', ...lines, ...forever].join('\n')}\n`;
}
