import { UpstreamError } from '../../../http/errors.ts';
import type { JsonAnswer } from '../../upstream/JsonRequest.ts';
import type { MissingInclude, MissingIncludes } from './createMissingIncludes.ts';

type Ask = (url: URL, key?: Record<string, string>) => Promise<JsonAnswer>;

/**
 * Asks without the relationships that the service does not have: each is left out as a 400 names it, and the call is
 * repeated.
 *
 * @throws UpstreamError for a 400 with another reason, and what `askOnce` throws.
 */
export function askWithoutMissing(
  askOnce: Ask,
  missingIncludes: MissingIncludes,
  onMissing: ((missing: MissingInclude) => void) | undefined,
): Ask {
  return async function ask(url, key) {
    const asked = missingIncludes.strip(url);
    const answer = await askOnce(asked, key);
    if (answer.status !== 400) return answer;
    const missing = missingIncludes.learn(asked, answer.body);
    if (missing === undefined) {
      const message = `The content service answered 400: ${asked.pathname}${asked.search}`;
      throw new UpstreamError(message, { upstreamStatus: 400 });
    }
    onMissing?.(missing);
    return ask(url, key);
  };
}
