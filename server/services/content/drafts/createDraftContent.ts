import { createDataCache } from '../../../cache/data/createDataCache.ts';
import { createNullRecord } from '../../../cache/PageRecord.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { TokenSource } from '../../upstream/createTokenSource.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import type { Draft } from '../Content.ts';
import type { ContentSource } from '../ContentSource.ts';
import { type ContentClient, createContentClient } from '../client/createContentClient.ts';
import type { MissingIncludes } from '../client/createMissingIncludes.ts';
import { lookUpPath, type NodeMatch } from '../router/lookUpPath.ts';
import type { DraftQuestion, DraftState } from './DraftQuestion.ts';
import { loadDraft } from './loadDraft.ts';
import { loadDraftState } from './loadDraftState.ts';

/** Reads drafts; nothing that it reads is cached or shared. */
export interface DraftContent {
  /** @returns undefined without such a revision in the language. @throws UpstreamError */
  find(source: ContentSource, question: DraftQuestion): Promise<Draft | undefined>;
  /** @returns undefined without such a revision. @throws UpstreamError */
  state(question: DraftQuestion): Promise<DraftState | undefined>;
}

interface DraftContentOptions {
  url: string;
  editUrl?: string | undefined;
  tokens: TokenSource;
  upstream: Upstream;
  missingIncludes: MissingIncludes;
}

/** Drafts of the content service, read with a token of its own: never together with the key, which would win. */
export function createDraftContent({ tokens, ...connection }: DraftContentOptions): DraftContent {
  const createClient = (token: string): ContentClient =>
    createContentClient({
      ...connection,
      headers: { authorization: `Bearer ${token}` },
      cache: createDataCache(),
    })(createNullRecord(Number.POSITIVE_INFINITY));

  const withToken = async <Answer>(read: (client: ContentClient) => Promise<Answer>): Promise<Answer> => {
    const token = await tokens.current();
    try {
      return await read(createClient(token));
    } catch (error) {
      // An expired token is 401 for public content too.
      if (!(error instanceof UpstreamError) || error.upstreamStatus !== 401) throw error;
      return read(createClient(await tokens.renew(token)));
    }
  };

  /** Reads the node at the path of a question; undefined where there is none. */
  const withNode = <Answer>(
    { locale, path }: DraftQuestion,
    read: (client: ContentClient, node: NodeMatch) => Promise<Answer>,
  ): Promise<Answer | undefined> =>
    withToken(async (client) => {
      const match = await lookUpPath(client, locale, path);
      return match?.type === 'node' ? read(client, match) : undefined;
    });

  return {
    find: (source, question) =>
      withNode(question, (client, node) =>
        loadDraft(source, client, node, question.resourceVersion, question.locale),
      ),
    state: (question) =>
      withNode(question, (client, node) =>
        loadDraftState(client, node, question.resourceVersion, question.locale),
      ),
  };
}
