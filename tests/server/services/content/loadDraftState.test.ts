import { describe, expect, it } from 'vitest';
import type { ContentClient } from '../../../../server/services/content/client/createContentClient.ts';
import { loadDraftState } from '../../../../server/services/content/drafts/loadDraftState.ts';

const NODE = { type: 'node', bundle: 'page', id: 'n', number: '7', isHome: false } as const;

/** A revision as Drupal answers it, or the status of a refusal. */
type Answer = { vid: number; langcode: string; status: boolean } | 403 | 404;

/** Asks a Drupal that answers thus to each `resourceVersion`, and tells what was asked. */
const askState = async (version: string, answers: Record<string, Answer>) => {
  const asked: string[] = [];
  const client: Pick<ContentClient, 'get'> = {
    get: async (_locale, path, read) => {
      const wanted = new URL(path, 'http://cms.example').searchParams.get('resourceVersion') ?? '';
      asked.push(path);
      const answer = answers[wanted] ?? 404;
      if (typeof answer === 'number') return { found: false, status: answer };
      const { vid, langcode, status } = answer;
      const attributes = { drupal_internal__vid: vid, langcode, status };
      return { found: true, value: read({ data: { type: 'node--page', id: 'n', attributes } }) };
    },
  };
  return { state: await loadDraftState(client as ContentClient, NODE, version, 'fr'), asked };
};

const french = { vid: 170, langcode: 'fr', status: false };

describe('loadDraftState', () => {
  it('one request with three fields', async () => {
    const { state, asked } = await askState('rel:working-copy', { 'rel:working-copy': french });
    expect(state).toEqual({ revision: 170, isOutdated: false });
    expect(asked).toEqual([
      '/jsonapi/node/page/n?resourceVersion=rel%3Aworking-copy&fields[node--page]=drupal_internal__vid,langcode,status',
    ]);
  });

  // What a real Drupal with content_moderation answers for each state of a node (docs/drupal.md).
  it.each<[string, Answer, boolean]>([
    ['a draft of this language was saved since', { ...french, vid: 175 }, true],
    ['it is the newest', french, false],
    ['the newest is a draft of another language', 403, false],
    [
      'the newest is one of another language, and this one is answered as published',
      { ...french, vid: 171, status: true },
      false,
    ],
    ['the newest comes in another language', { ...french, vid: 171, langcode: 'en' }, false],
  ])('a numbered revision, %s', async (_what, newest, isOutdated) => {
    const { state } = await askState('id:170', { 'id:170': french, 'rel:working-copy': newest });
    expect(state).toEqual({ revision: 170, isOutdated });
  });

  it('revision missing: undefined', async () => {
    expect((await askState('id:170', { 'rel:working-copy': french })).state).toBeUndefined();
  });
});
