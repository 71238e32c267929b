import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBoatBar } from '../../../../server/pages/models/boatLinks.ts';
import { boatSiblings } from '../../../../server/pages/siblingLinks.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import { startDemoContent } from '../../routes/demoContent.ts';
import { getBlockProps, pageAt } from '../pageAt.ts';
import { requestFor } from '../requestFor.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const hero = { id: 'hero', type: 'product-hero', props: { price: 'From €1' } };
const introduction = { id: 'introduction', type: 'product-introduction', props: {} };
const menu = { id: 'menu', type: 'anchors-menu', props: { label: 'Chapters', items: [] } };

const request = () => requestFor('/boats/estran-42', content);

test.each([
  ['/fr/catamarans/estran-60', ['product-hero', 'product-introduction', 'anchors-menu']],
  ['/fr/catamarans/estran-45-s', ['product-hero', 'anchors-menu', 'anchor']],
])('%s: the bar stands below the introduction, or below an opening without one', async (path, types) => {
  const page = await pageAt(content, path);
  expect(page.blocks.slice(0, 3).map(({ type }) => type)).toEqual(types);
});

test('a boat’s page says its name and price in the bar, with two actions that name the model', async () => {
  const page = await pageAt(content, '/fr/catamarans/estran-45-s');
  const { boat, items } = getBlockProps(page, 'anchors-menu') ?? {};
  expect(boat).toEqual({
    name: 'Estran 45 S',
    price: expect.stringMatching(/^À partir de 957\s600\s€\sTTC\s\(TVA\s20\s%\)$/),
    links: [
      { url: '/fr/configurer?model=estran-45-s', label: 'Configurer' },
      { url: expect.stringMatching(/\?model=estran-45-s$/), label: 'Demander un essai en mer' },
    ],
  });
  expect(items?.map(({ id }) => id)).toEqual(['sailing', 'on-board', 'cabins', 'price', 'specifications']);
});

test('an editor’s anchors menu becomes the bar, where it stands', () => {
  const blocks = withBoatBar([hero, introduction, menu], 'Estran 42', request(), true);
  expect(blocks.map(({ id }) => id)).toEqual(['hero', 'introduction', 'menu']);
  expect(blocks[2]?.props).toMatchObject({
    label: 'Chapters',
    boat: { name: 'Estran 42', price: 'From €1' },
  });
});

test('without a configurator the brochure takes its place, if the boat has one', () => {
  const { configurator: _, ...brand } = request().brand;
  const labels = (hasBrochure: boolean) => {
    const [, bar] = withBoatBar([hero], 'Estran 42', { ...request(), brand }, hasBrochure);
    const boat = bar?.props.boat as { links: { label: string }[] } | undefined;
    return boat?.links.map(({ label }) => label);
  };
  expect(labels(true)).toEqual(['Brochure', 'Ask for a sea trial']);
  expect(labels(false)).toEqual(['Ask for a sea trial']);
});

test('a page that leads nowhere, or has no opening, has no bar', () => {
  const { configurator: _, homePort: __, ...brand } = request().brand;
  expect(withBoatBar([hero], 'Estran 42', { ...request(), brand }, false)).toEqual([hero]);
  expect(withBoatBar([], 'Estran 42', request(), true)).toEqual([]);
});

test.each([
  ['/boats/estran-42', undefined, 'Estran 45 S'],
  ['/boats/estran-46', 'Estran 45 S', 'Estran 50'],
  ['/boats/estran-60', 'Estran 52', undefined],
])('the page of %s ends with the next shorter and the next longer boat', async (address, shorter, longer) => {
  const page = await pageAt(content, address);
  expect(page.blocks.at(-1)?.type).toBe('boat-siblings');
  const { previous, next } = getBlockProps(page, 'boat-siblings') ?? {};
  expect([previous?.title, next?.title]).toEqual([shorter, longer]);
});

test('a boat of no range, and the only one, have none beside them', async () => {
  const [range] = await content.ranges('en');
  const alone = range && { ...range, products: range.products.slice(0, 1) };
  expect(alone && boatSiblings('another', [alone], request())).toEqual([]);
  expect(alone && boatSiblings(alone.products[0]?.id ?? '', [alone], request())).toEqual([]);
});
