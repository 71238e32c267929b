import type { Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { ContentClient, Lookup } from '../client/createContentClient.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { nodeTypes } from '../nodes/nodeTypes.ts';

/**
 * Asks the content service's router for a path.
 *
 * @param path of the locale, without prefix and not encoded.
 * @returns undefined when nothing is there, `forbidden` without access.
 */
export async function lookUpPath(
  client: ContentClient,
  locale: Locale,
  path: string,
): Promise<RouterMatch | { type: 'forbidden' } | undefined> {
  // Drupal decodes the path once more for aliases (core, PathProcessorDecode), where `+` is a space; not for redirects.
  const encoded = path.replaceAll('+', '%2B');
  const match = await ask(client, locale, encoded);
  return match || encoded === path ? match : ask(client, locale, path);
}

async function ask(
  client: ContentClient,
  locale: Locale,
  path: string,
): Promise<RouterMatch | { type: 'forbidden' } | undefined> {
  const question = toQuestion(path);
  const caching = {
    freshSeconds: EXPIRY_SECONDS.router,
    isAbsent: ({ found }: { found: boolean }) => !found,
  };
  const answer = await client.cached(locale, question, caching, async () => {
    const value = await askRouter(client, locale, question);
    return { value, tags: routerTags(value) };
  });
  if (answer.found) return answer.value;
  return answer.status === 403 ? { type: 'forbidden' } : undefined;
}

const toQuestion = (path: string): string => `/router/translate-path?path=${encodeURIComponent(path)}`;

const askRouter = (client: ContentClient, locale: Locale, question: string): Promise<Lookup<RouterMatch>> =>
  client.get(locale, question, (body) => {
    const match = parseRouterAnswer(body);
    if (!match)
      throw new UpstreamError(`The content service's router gave an answer that cannot be read: ${question}`);
    return match;
  });

/**
 * Where the content service redirects a path of a link to, as sent; undefined without a redirect. A page with such a
 * link depends on the redirects, not on every node that may take the path.
 */
export async function lookUpRedirect(
  client: ContentClient,
  locale: Locale,
  path: string,
): Promise<string | undefined> {
  const question = toQuestion(path);
  const caching = { freshSeconds: EXPIRY_SECONDS.redirect };
  const { to } = await client.cached(locale, `${question}#redirect`, caching, async () => {
    const answer = await askRouter(client, locale, question);
    const found = answer.found && answer.value.type === 'redirect' ? answer.value.to : null;
    return { value: { to: found }, tags: ['redirect_list'], pageTags: ['redirect_list'] };
  });
  return to ?? undefined;
}

/** Any node that is published or gets another alias may take a path that was not found. */
const NEW_NODES = Object.keys(nodeTypes).map((bundle) => `node_list:${bundle}`);

function routerTags(answer: Lookup<RouterMatch>): string[] {
  const common = ['route_match', 'redirect_list'];
  if (!answer.found) return [...common, '4xx-response', ...NEW_NODES];
  const { value } = answer;
  return value.type === 'node' ? [...common, `node:${value.number}`, `content:node:${value.id}`] : common;
}

/** A node at a path. */
export type NodeMatch = { type: 'node'; bundle: string; id: string; number: string; isHome: boolean };

/** The router's answer. */
export type RouterMatch =
  | NodeMatch
  /** `status` and `to` as sent. */
  | { type: 'redirect'; status: string; to: string }
  /** Something without a page on this site, such as a term. */
  | { type: 'other' };

/** @returns undefined for an invalid answer. */
function parseRouterAnswer(body: unknown): RouterMatch | undefined {
  if (!isRecord(body) || typeof body.resolved !== 'string') return undefined;
  if (Array.isArray(body.redirect) && body.redirect.length > 0) return parseRedirect(body.redirect);
  const { entity } = body;
  if (!isRecord(entity)) return undefined;
  const { type, bundle, uuid, id: number } = entity;
  if (type !== 'node') return { type: 'other' };
  // Both become parts of a URL.
  const usable =
    typeof bundle === 'string' && typeof uuid === 'string' && /^\w+ [\w-]+$/.test(`${bundle} ${uuid}`);
  return usable
    ? { type: 'node', bundle, id: uuid, number: String(number), isHome: body.isHomePath === true }
    : undefined;
}

/** A chain is followed at once: the first hop's status, the last hop's target (contract, Languages). */
function parseRedirect(hops: unknown[]): RouterMatch | undefined {
  const first = hops[0];
  const last = hops.at(-1);
  if (!isRecord(first) || !isRecord(last) || typeof last.to !== 'string') return undefined;
  return { type: 'redirect', status: String(first.status), to: last.to };
}
