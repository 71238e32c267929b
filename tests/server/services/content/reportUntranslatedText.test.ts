import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import {
  parseResources,
  type ResourceReader,
} from '../../../../server/services/content/jsonapi/ResourceReader.ts';
import { reportUntranslatedText } from '../../../../server/services/content/loadNode.ts';

/** What is reported while `read` reads a resource for a page in `locale`. */
const reported = (
  attributes: Record<string, unknown>,
  locale: Locale,
  read: (paragraph: ResourceReader) => unknown,
  type = 'paragraph--lead',
) => {
  const events: ContentEvent[] = [];
  const report = (event: ContentEvent) => void events.push(event);
  const data = [{ type, id: 'one', attributes, relationships: {} }];
  const [paragraph] = parseResources(
    { data, included: [], omitted: false },
    {
      report,
      resolveLink: (url) => ({ url, title: 'Title of the target' }),
      findPath: () => undefined,
      cmsHosts: new Set(),
      onWords: reportUntranslatedText(locale, report).onWords,
    },
  );
  if (paragraph) read(paragraph);
  return events;
};

const heading = (paragraph: ResourceReader) => paragraph.text('field_heading');

describe('a paragraph in another language than its page', () => {
  it('is reported once when text of it is read', () => {
    const read = (paragraph: ResourceReader) => [heading(paragraph), paragraph.text('field_label')];
    const words = { langcode: 'en', field_heading: 'In the yard', field_label: 'Oak' };
    expect(reported(words, 'fr', read)).toEqual([
      {
        event: 'text-untranslated',
        reason: 'This paragraph is not translated into fr; it is shown as it is',
        resource: 'paragraph--lead',
        id: 'one',
      },
    ]);
  });

  it.each<[string, unknown, (paragraph: ResourceReader) => unknown]>([
    ['rich text', { processed: '<p>Words</p>' }, (paragraph) => paragraph.html('field_x')],
    [
      'the words of a link',
      { uri: 'https://example.com', title: 'See' },
      (paragraph) => paragraph.link('field_x'),
    ],
    ['a list of words', ['12', 'Three cabins'], (paragraph) => paragraph.strings('field_x')],
  ])('text: %s', (_what, value, read) => {
    expect(reported({ langcode: 'en', field_x: value }, 'pt', read)).toHaveLength(1);
  });

  it.each<[string, unknown, (paragraph: ResourceReader) => unknown]>([
    ['an empty field', null, (paragraph) => paragraph.text('field_x')],
    ['a figure', '1,250 %', (paragraph) => paragraph.text('field_x')],
    ['a choice, key or day', 'grey', (paragraph) => paragraph.sharedText('field_x')],
    ['a list of choices', ['category'], (paragraph) => paragraph.sharedStrings('field_x')],
    ['a yes or no', true, (paragraph) => paragraph.boolean('field_x')],
    ['a number', 2, (paragraph) => paragraph.number('field_x')],
    [
      'a link without words',
      { uri: 'https://example.com', title: null },
      (paragraph) => paragraph.link('field_x'),
    ],
  ])('not text: %s', (_what, value, read) => {
    expect(reported({ langcode: 'en', field_x: value }, 'pt', read)).toEqual([]);
  });

  it('is not reported in a language the site does not have', () => {
    expect(reported({ langcode: 'xx', field_heading: 'Words' }, 'pt', heading)).toEqual([]);
  });
});

it('translated paragraphs and other resources: not reported', () => {
  const words = { field_heading: 'Palavras' };
  expect(reported({ langcode: 'pt-pt', ...words }, 'pt', heading)).toEqual([]);
  expect(reported({ langcode: 'en', ...words }, 'en', heading)).toEqual([]);
  expect(reported({ langcode: 'en', ...words }, 'fr', heading, 'media--image')).toEqual([]);
});
