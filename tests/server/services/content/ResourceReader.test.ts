import { expect, test } from 'vitest';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import type { RawResource } from '../../../../server/services/content/jsonapi/parseDocument.ts';
import { parseResources } from '../../../../server/services/content/jsonapi/ResourceReader.ts';

function reader(attributes: Record<string, unknown>, relationships = {}, included: RawResource[] = []) {
  const events: ContentEvent[] = [];
  const data: RawResource[] = [{ type: 'node--event', id: 'one', attributes, relationships }];
  const [resource] = parseResources(
    { data, included, omitted: false },
    {
      report: (event) => events.push(event),
      resolveLink: (uri) => ({ url: uri, title: 'Title of the target' }),
      findPath: () => undefined,
      cmsHosts: new Set(),
      onWords: () => undefined,
    },
  );
  if (!resource) throw new Error('no resource');
  return { resource, events };
}

test('null, missing and blank values: undefined, not reported', () => {
  const { resource, events } = reader({ a: null, b: ' \n', html: null, blank: { processed: ' ' } });
  expect([resource.text('a'), resource.text('b'), resource.text('c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([resource.html('html'), resource.html('blank')]).toEqual([undefined, undefined]);
  expect([resource.boolean('a'), resource.number('a'), resource.strings('a')]).toEqual([
    false,
    undefined,
    [],
  ]);
  expect([resource.link('a'), resource.image('a'), resource.one('a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(events).toEqual([]);
});

test('a value that is no text keeps its place in a list as “”, and is reported', () => {
  const { resource, events } = reader({ values: ['1', 2, ' 3 '] });
  expect(resource.strings('values')).toEqual(['1', '', '3']);
  expect(events).toMatchObject([
    { event: 'field-invalid', field: 'values', resource: 'node--event', id: 'one' },
  ]);
});

test.each([
  [3, 3],
  [-0.5, -0.5],
  ['0.80', 0.8],
  ['-12', -12],
])('%j: the number %d, since Drupal sends decimals as text', (value, number) => {
  const { resource, events } = reader({ value });
  expect([resource.number('value'), events]).toEqual([number, []]);
});

test.each([['twelve'], ['1,5'], [''], [true], [[2]]])('%j: undefined, and reported', (value) => {
  const { resource, events } = reader({ value });
  expect(resource.number('value')).toBeUndefined();
  expect(events).toMatchObject([{ event: 'field-invalid', field: 'value' }]);
});

test.each([
  ['the words of the editor', { uri: '/x', title: 'Read on', options: [] }, 'Label', 'Read on'],
  ['what the paragraph says', { uri: '/x', title: null, options: [] }, 'Label', 'Label'],
  ['the title of the target', { uri: '/x', title: '', options: [] }, undefined, 'Title of the target'],
])('label of a link: %s', (_case, link, otherwise, label) => {
  const { resource } = reader({ link });
  expect(resource.link('link', otherwise)).toEqual({ url: '/x', label });
});

const HOSTILE = '\u0000A\u0008 \u000bbo\u001f\ufffea\uffff\ud800t\n\t\u{1f6a2} \udc00';
const CLEAN = 'A boat\n\t\u{1f6a2}';

test('removes control characters and lone surrogates from every kind of text', () => {
  const link = { uri: '/x', title: HOSTILE, options: { attributes: { 'aria-label': HOSTILE } } };
  const media: RawResource = {
    type: 'media--image',
    id: 'media',
    attributes: {},
    relationships: {
      field_media_image: { type: 'file--file', id: 'file', meta: { alt: HOSTILE, width: 4, height: 3 } },
    },
  };
  const file: RawResource = {
    type: 'file--file',
    id: 'file',
    attributes: { uri: { url: '/sites/default/files/a.jpg' } },
    relationships: {},
  };
  const { resource, events } = reader(
    { text: HOSTILE, html: { processed: `<p>${HOSTILE}</p>` }, list: [HOSTILE], link, blank: ' \u0001 ' },
    { field_image: { type: 'media--image', id: 'media' } },
    [media, file],
  );
  expect(resource.text('text')).toBe(CLEAN);
  expect(resource.html('html')).toBe(`<p>${CLEAN} </p>`);
  expect(resource.strings('list')).toEqual([CLEAN]);
  expect(resource.link('link')).toMatchObject({ label: CLEAN, ariaLabel: CLEAN });
  expect(resource.image('field_image')?.alt).toBe(CLEAN);
  expect(resource.text('blank')).toBeUndefined();
  expect(events).toEqual([]);
});

test('follows circular references only as deep as asked', () => {
  const other: RawResource = {
    type: 'node--range',
    id: 'two',
    attributes: { title: 'Range' },
    relationships: { field_back: { type: 'node--event', id: 'one' } },
  };
  const { resource } = reader({ title: 'Event' }, { field_range: { type: 'node--range', id: 'two' } }, [
    other,
  ]);
  const round = resource.one('field_range')?.one('field_back')?.one('field_range');
  expect(round?.text('title')).toBe('Range');
});

test.each([
  ['top left', 'top left', 0],
  ['right', 'right', 0],
  [null, undefined, 0],
  ['everywhere', undefined, 1],
])('the focal point %j of a picture is %j', (choice, focalPoint, reports) => {
  const media: RawResource = {
    type: 'media--image',
    id: 'media',
    attributes: { field_focal_point: choice },
    relationships: {
      field_media_image: { type: 'file--file', id: 'file', meta: { alt: '', width: 4, height: 3 } },
    },
  };
  const file: RawResource = {
    type: 'file--file',
    id: 'file',
    attributes: { uri: { url: '/sites/default/files/a.jpg' } },
    relationships: {},
  };
  const { resource, events } = reader({}, { field_image: { type: 'media--image', id: 'media' } }, [
    media,
    file,
  ]);
  expect(resource.image('field_image')?.focalPoint).toEqual(focalPoint);
  expect(events).toHaveLength(reports);
});

test.each([
  ['no size', { alt: 'A boat', width: null, height: null }],
  ['half a pixel', { alt: 'A boat', width: 0.5, height: 3 }],
])('a picture with %s: refused', (_case, meta) => {
  const media: RawResource = {
    type: 'media--image',
    id: 'media',
    attributes: {},
    relationships: { field_media_image: { type: 'file--file', id: 'file', meta } },
  };
  const file: RawResource = {
    type: 'file--file',
    id: 'file',
    attributes: { uri: { url: '/sites/default/files/a.svg' } },
    relationships: {},
  };
  const image = { type: 'media--image', id: 'media' };
  const { resource, events } = reader({}, { field_image: image }, [media, file]);
  expect(resource.image('field_image')).toBeUndefined();
  expect(events).toMatchObject([{ event: 'image-refused', id: 'media' }]);
});
