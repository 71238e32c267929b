import type { Locale } from '../../../locales/locales.ts';
import { UpstreamError } from '../../errors.ts';
import type { ContentClient, Lookup } from '../client/ContentClient.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';
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
  const caching = {
    freshSeconds: EXPIRY_SECONDS.router,
    isAbsent: ({ found }: { found: boolean }) => !found,
  };
  const answer = await client.cached(locale, question, caching, async () => {
    const value = await client.get(locale, question, (body) => {
      const match = readRouterAnswer(body);
      if (!match)
        throw new UpstreamError(`The content service's router gave an answer that cannot be read: ${path}`);
      return match;
    });
    return { value, tags: routerTags(value) };
  });
  if (answer.found) return answer.value;
  return answer.status === 403 ? { type: 'forbidden' } : undefined;
}

/** Any node that is published or gets another address may be what stands at a path where nothing did. */
const NEW_NODES = Object.keys(nodeTypes).map((bundle) => `node_list:${bundle}`);

function routerTags(answer: Lookup<RouterMatch>): string[] {
  const common = ['route_match', 'redirect_list'];
  if (!answer.found) return [...common, '4xx-response', ...NEW_NODES];
  const { value } = answer;
  return value.type === 'node' ? [...common, `node:${value.number}`, `content:node:${value.id}`] : common;
}
