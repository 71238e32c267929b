import { expect, it } from 'vitest';
import type { ContentClient } from '../../../../server/services/content/client/createContentClient.ts';
import { loadDraftBlocks } from '../../../../server/services/content/drafts/loadDraftBlocks.ts';
import { parseDocument } from '../../../../server/services/content/jsonapi/parseDocument.ts';

const paragraph = (bundle: string, id: string, revision: number, heading: string, items?: object[]) => ({
  type: `paragraph--${bundle}`,
  id,
  attributes: { drupal_internal__revision_id: revision, field_heading: heading },
  relationships: items ? { field_items: { data: items } } : {},
});
const reference = (bundle: string, id: string, revision: number) => ({
  type: `paragraph--${bundle}`,
  id,
  meta: { target_revision_id: revision },
});

/** A Drupal that keeps one rendering for what was included and what is asked for: `b` and `i2` come as published. */
const ANSWERS: Record<string, object[]> = {
  '/jsonapi/node/page/n/field_blocks?resourceVersion=id:166': [
    paragraph('free_content', 'b', 388, 'published'),
    paragraph('highlights', 'a', 396, 'draft', [
      reference('highlight_item', 'i1', 391),
      reference('highlight_item', 'i2', 392),
    ]),
  ],
  '/jsonapi/paragraph/free_content/b?resourceVersion=id:393': [paragraph('free_content', 'b', 393, 'draft')],
  '/jsonapi/paragraph/highlights/a/field_items?resourceVersion=id:396&include=field_image.field_media_image':
    [paragraph('highlight_item', 'i1', 391, 'draft'), paragraph('highlight_item', 'i2', 390, 'published')],
  '/jsonapi/paragraph/highlight_item/i2?resourceVersion=id:392': [
    paragraph('highlight_item', 'i2', 392, 'draft'),
  ],
};

it('requests each paragraph of a draft in the referenced revision, in few requests', async () => {
  const asked: string[] = [];
  const client: Pick<ContentClient, 'get'> = {
    get: async (_locale, path, read) => {
      asked.push(path);
      const data = ANSWERS[path];
      return data ? { found: true, value: read({ data }) } : { found: false, status: 404 };
    },
  };
  const [node] = parseDocument({
    data: {
      type: 'node--page',
      id: 'n',
      attributes: {},
      relationships: {
        field_blocks: {
          data: [
            reference('highlights', 'a', 396),
            reference('free_content', 'b', 393),
            reference('free_content', 'gone', 999),
          ],
        },
      },
    },
  }).data;
  if (!node) throw new Error('A document has its data');
  const found = await loadDraftBlocks(client as ContentClient, {
    node,
    base: '/jsonapi/node/page/n',
    revision: 166,
    locale: 'en',
  });
  expect(found.map(({ id, attributes }) => `${id} ${attributes.field_heading}`)).toEqual([
    'a draft',
    'b draft',
    'i1 draft',
    'i2 draft',
  ]);
  expect(asked).toHaveLength(5);
});
