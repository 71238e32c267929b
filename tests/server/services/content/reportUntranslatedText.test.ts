import { describe, expect, it } from 'vitest';
import { BLOCK_BUNDLES, ITEM_BUNDLES } from '../../../../demo/services/content/model/blockBundles.ts';
import type { Locale } from '../../../../locales/locales.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import {
  reportUntranslatedText,
  WORDLESS_FIELDS,
} from '../../../../server/services/content/reportUntranslatedText.ts';

const reported = (attributes: Record<string, unknown>, locale: Locale, type = 'paragraph--lead') => {
  const events: ContentEvent[] = [];
  const included = [{ type, id: 'one', attributes, relationships: {} }];
  reportUntranslatedText({ data: [], included, omitted: false }, locale, (event) => events.push(event));
  return events;
};

describe('a paragraph in another language than its page', () => {
  it('is reported when it has words', () => {
    expect(reported({ langcode: 'en', field_heading: 'In the yard' }, 'fr')).toEqual([
      {
        event: 'text-untranslated',
        reason: 'This paragraph is not translated into fr; it is shown as it is',
        resource: 'paragraph--lead',
        id: 'one',
      },
    ]);
  });

  it.each([
    { field_text: { value: 'x', processed: '<p>Words</p>' } },
    { field_link: { uri: 'entity:node/1', title: 'See the yard', options: [] } },
    { field_values: ['12', 'Three cabins'] },
  ])('has words in %j', (fields) => {
    expect(reported({ langcode: 'en', ...fields }, 'pt')).toHaveLength(1);
  });

  it.each([
    {},
    { field_heading: null, field_autoplay: true, field_values: [] },
    { field_value: '1,250', field_unit: '%' },
    { field_link: { uri: 'https://example.com', title: null, options: [] } },
    { field_background: 'grey', field_anchor_id: 'people', field_date: '2026-06-15' },
    { parent_field_name: 'field_blocks' },
    { langcode: 'xx', field_heading: 'Words of nobody knows which language' },
  ])('is nobody’s loss without words, as with %j', (fields) => {
    expect(reported({ langcode: 'en', ...fields }, 'pt')).toEqual([]);
  });
});

it('has nothing to say of what is translated, or is no paragraph', () => {
  const words = { field_heading: 'Palavras' };
  expect(reported({ langcode: 'pt-pt', ...words }, 'pt')).toEqual([]);
  expect(reported({ langcode: 'en', ...words }, 'en')).toEqual([]);
  expect(reported({ langcode: 'en', ...words }, 'fr', 'media--image')).toEqual([]);
});

it('takes every text that is the same in all languages for wordless, and only addresses besides', () => {
  const fields = [...Object.values(BLOCK_BUNDLES), ...Object.values(ITEM_BUNDLES)].flatMap(Object.entries);
  const holdText = fields.filter(([, { kind }]) =>
    ['text', 'html', 'choice', 'date', 'datetime'].includes(kind),
  );
  const shared = holdText.filter(([, field]) => !field.translatable).map(([name]) => `field_${name}`);
  expect([...new Set([...shared, 'field_dealer_email'])].sort()).toEqual(WORDLESS_FIELDS);
});
