import { expect, test } from 'vitest';
import { startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

const page = {
  data: {
    type: 'node--page',
    id: 'page-yard',
    attributes: {
      title: 'The yard',
      langcode: 'en',
      drupal_internal__nid: 10,
      path: { alias: '/yard', langcode: 'en' },
    },
    relationships: { field_blocks: { data: [{ type: 'paragraph--coral_counter', id: 'corals' }] } },
  },
  included: [
    {
      type: 'paragraph--coral_counter',
      id: 'corals',
      attributes: { field_heading: 'A reef for every boat' },
    },
  ],
};

/** A page with a coral counter, the number being what `answer` says. */
const siteWith = (answer: CannedAnswer | undefined) =>
  startSmallSite((question) => {
    if (question.includes('/coral-guardian-api/')) return answer;
    return question.startsWith('/jsonapi/node/page/page-yard') ? { body: page } : undefined;
  });

const findCounter = async ({ content }: Awaited<ReturnType<typeof siteWith>>) => {
  const found = await content.find('en', '/yard');
  return found?.type === 'node' ? found.node.blocks[0]?.props : undefined;
};

test('the number of the service, requested once while fresh', async () => {
  await using site = await siteWith({ type: 'application/json', body: { coral_count: 48213 } });
  expect(await findCounter(site)).toEqual({ heading: 'A reef for every boat', count: 48213 });
  expect(await findCounter(site)).toHaveProperty('count', 48213);
  expect(site.server.asked.filter((question) => question.includes('coral'))).toEqual([
    '/coral-guardian-api/fetch',
  ]);
  expect(site.events).toEqual([]);
});

test.each<[string, CannedAnswer | undefined]>([
  ['keeps it to itself', { status: 403, body: {} }],
  ['counts in words', { body: { coral_count: 'many' } }],
  ['counts backwards', { body: { coral_count: -1 } }],
  ['is down', { status: 500, type: 'text/html', body: 'Oh no' }],
])('service %s: the block without a number, reported', async (_fault, answer) => {
  await using site = await siteWith(answer);
  expect(await findCounter(site)).toEqual({ heading: 'A reef for every boat' });
  expect(site.events).toEqual([expect.objectContaining({ event: 'list-failed', id: 'corals' })]);
});

test('Drupal without this endpoint: the block without a number, the page is complete', async () => {
  await using site = await siteWith(undefined);
  expect(await findCounter(site)).toEqual({ heading: 'A reef for every boat' });
  expect(site.events).toEqual([expect.objectContaining({ event: 'list-absent' })]);
});
