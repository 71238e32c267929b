import { expect, test } from 'vitest';
import type { ContentNode, RawBlock } from '../../../../server/services/content/Content.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { fixture, startSmallSite } from './smallSite.ts';

/** The page of the fixture `faulty-page`, and what was reported while it was read. */
async function faultyPage(): Promise<{ node: ContentNode; events: ContentEvent[] }> {
  await using site = await startSmallSite((question) =>
    question.startsWith('/jsonapi/node/page/page-yard') ? { body: fixture('faulty-page') } : undefined,
  );
  const found = await site.content.find('en', '/yard');
  if (found?.type !== 'node') throw new Error('The page was not found');
  return { node: found.node, events: site.events };
}

const block = ({ blocks }: ContentNode, id: string): RawBlock | undefined =>
  blocks.find((candidate) => candidate.id === id);

test('omits a deleted paragraph and keeps the order', async () => {
  const { node, events } = await faultyPage();
  expect(node.blocks.map(({ type }) => type)).toEqual([
    'secondary-hero',
    'free-content',
    'never-made',
    'text-media',
    'product-carousel',
    'compare-specifications',
    'buttons-section',
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'relationship-missing', field: 'field_blocks', id: 'page-yard' }),
  );
});

test('unknown bundle: passed to validation with its name and no props, not reported', async () => {
  const { node, events } = await faultyPage();
  expect(block(node, 'unknown-bundle')).toEqual({ id: 'unknown-bundle', type: 'never-made', props: {} });
  expect(events.filter(({ id }) => id === 'unknown-bundle')).toEqual([]);
});

test('omits empty fields, required ones too, and pictures of another host', async () => {
  const { node, events } = await faultyPage();
  // An empty yes or no is a no.
  expect(block(node, 'hero-without-heading')?.props).toEqual({ lightPicture: false, darkPicture: false });
  expect(events).toContainEqual(expect.objectContaining({ event: 'image-refused', id: 'elsewhere' }));
});

test('rich text is passed on unsanitized: validation sanitizes it', async () => {
  const { node } = await faultyPage();
  expect(block(node, 'text-with-script')?.props.text).toBe('<p>Wood.</p><script>alert(1)</script>');
});

test('fields of a wrong type: undefined, each reported', async () => {
  const { node, events } = await faultyPage();
  expect(block(node, 'wrong-types')?.props).toEqual({
    bgColor: 'grey',
    special: false,
    reversed: false,
    autoplay: true,
    image: { url: '/sites/default/files/bow.jpg', alt: '', width: 900, height: 600 },
  });
  const own = events.filter(({ id }) => id === 'wrong-types').map(({ event, field }) => `${event} ${field}`);
  expect(own.sort()).toEqual([
    'field-invalid field_heading',
    'field-invalid field_link',
    'field-invalid field_special',
    'field-invalid field_text',
    'field-invalid field_video',
    'link-refused field_video_url',
    'relationship-missing field_product',
  ]);
});

test('omits missing models; menu picture in place of a cut-out; no link without a page', async () => {
  const { node } = await faultyPage();
  expect(block(node, 'boats')?.props.products).toEqual([
    {
      id: 'product-a',
      title: 'Model A',
      url: '/boats/a',
      image: { url: '/sites/default/files/bow.jpg', alt: '', width: 900, height: 600 },
    },
    { id: 'product-b', title: 'Model B' },
  ]);
});

test('a deleted model’s column is removed from the comparison', async () => {
  const { node } = await faultyPage();
  expect(block(node, 'numbers')?.props).toMatchObject({
    products: [{ title: 'Model A' }, { title: 'Model B' }],
    rows: [{ label: 'Length', values: ['12 m', '14 m'] }],
  });
});

test('links keep query, fragment, target and accessible name; one without text is dropped', async () => {
  const { node, events } = await faultyPage();
  expect(block(node, 'links')?.props).toEqual({
    brochureLink: { url: '/brochure?model=a#form', label: 'Brochure' },
    configuratorLink: {
      url: 'https://configure.example/',
      label: 'Configure',
      target: '_blank',
      ariaLabel: 'Opens the configurator',
    },
  });
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'link-unresolved', field: 'field_find_dealer_link' }),
  );
});

test('the content service’s URL is in no meta tag', async () => {
  const { node } = await faultyPage();
  expect(node.seo).toEqual({
    title: 'The yard | Estran',
    description: 'Where boats are made.',
    ogImage: '/sites/default/files/yard.jpg',
  });
});
