import type { Locale } from '../../../locales/locales.ts';
import { UpstreamError } from '../../errors.ts';
import type { ContentClient } from '../client/ContentClient.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import type { RouterMatch } from './readRouterAnswer.ts';
import { readRouterAnswer } from './readRouterAnswer.ts';

/**
 * Asks the content service what stands at a path.
 *
 * @param path of the locale, without prefix and not encoded.
 * @returns undefined when nothing does, `forbidden` when it is not for visitors.
 */
export async function lookUpPath(
  client: ContentClient,
  locale: Locale,
  path: string,
): Promise<RouterMatch | { type: 'forbidden' } | undefined> {
  const question = `/router/translate-path?path=${encodeURIComponent(path)}`;
  const expirySeconds = EXPIRY_SECONDS.router;
  // Addresses that lead nowhere are whatever somebody writes.
  const kept = { expirySeconds, staysHere: ({ found }: { found: boolean }) => !found };
  const answer = await client.cached(locale, question, kept, () =>
    client.get(locale, question, (body) => {
      const match = readRouterAnswer(body);
      if (!match)
        throw new UpstreamError(`The content service's router gave an answer that cannot be read: ${path}`);
      return match;
    }),
  );
  if (answer.found) return answer.value;
  return answer.status === 403 ? { type: 'forbidden' } : undefined;
}
