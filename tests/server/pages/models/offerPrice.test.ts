import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { offerWords } from '../../../../server/pages/models/offerPrice.ts';
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

describe('the opening of a boat’s page', () => {
  it.each([
    ['/boats/estran-50', 'From €965,000 before VAT', 'Next delivery in 2028'],
    ['/de/katamarane/estran-60', 'Ab etwa 2,26 Mio. € inkl. 19 % MwSt.', 'Nächste Auslieferung 2028'],
  ])('%s says what the offer further down says', async (address, price, delivery) => {
    const page = await pageAt(content, address);
    const hero = getBlockProps(page, 'product-hero');
    expect(hero?.price?.replaceAll('\u00a0', ' ')).toBe(price);
    expect(hero?.delivery).toBe(delivery);
    expect(getBlockProps(page, 'offer')?.deliveryYear).toBe(2028);
  });
});

test.each([
  [
    '/boats/estran-46',
    'Configure your 46',
    '/configure?model=estran-46',
    ['Offshore + €38,500', 'Energy + €21,900', 'Watermaker + €12,900'],
  ],
  [
    '/boats/estran-42',
    'Configure your 42',
    '/configure?model=estran-42',
    [
      ...['Offshore + €38,500', 'Energy + €21,900', 'Sails In the price'],
      ...['At anchor + €10,500', 'Winter + €13,600'],
    ],
  ],
  [
    '/de/katamarane/estran-60',
    'Ihre 60 konfigurieren',
    '/de/konfigurieren?model=estran-60',
    ['Hochsee + 45.815 €', 'Wassermacher + 15.351 €'],
  ],
])(
  'the offer of %s says what is in the price, and what the packs of the configurator add; her opening leads there too',
  async (address, label, url, packs) => {
    const page = await pageAt(content, address);
    const offer = getBlockProps(page, 'offer');
    expect(getBlockProps(page, 'product-hero')?.configureLink).toEqual({ url, label });
    expect(offer?.included?.length).toBeGreaterThan(5);
    expect(offer?.configureLink).toEqual({ url, label });
    expect(offer?.packs?.map(({ name, price }) => `${name} ${price}`.replaceAll(/\s/g, ' '))).toEqual(packs);
  },
);

it.each([
  ['/de/katamarane/estran-42', 'Ab 581.910 € inkl. 19 % MwSt.', '489.000 € ohne MwSt.'],
  ['/it/catamarani/estran-42', 'Da 596.580 € con IVA al 22%', '489.000 €, IVA esclusa'],
  ['/boats/estran-42', 'From €489,000 before VAT', '€586,800 with 20% VAT (UK)'],
  ['/de/katamarane/estran-60', 'Ab etwa 2,26 Mio. € inkl. 19 % MwSt.', 'etwa 1,9 Mio. € ohne MwSt.'],
])('%s says the price both ways, first as in the country of its language', async (address, price, other) => {
  const page = await pageAt(content, address);
  const hero = getBlockProps(page, 'product-hero');
  expect([hero?.price, hero?.otherPrice].map((words) => words?.replaceAll(/\s/g, ' '))).toEqual([
    price,
    other,
  ]);
  const offer = getBlockProps(page, 'offer');
  expect([offer?.price, offer?.otherPrice]).toEqual([hero?.price, hero?.otherPrice]);
});

test('an offer without a price says that it is on request, and how soon the yard answers', () => {
  const blocks = [{ id: 'offer', type: 'offer', props: { heading: 'What she costs' } }];
  expect(offerWords(blocks, requestFor('/boats', content))).toEqual({
    price: 'Price on request',
    otherPrice: 'Ask us: a first figure within two working days',
  });
});

test('a line-up says the sum that each boat’s own page asks, her cabins and berths, the year, and once what the sums are; earlier boats have none', async () => {
  const { boats: now = [], terms } = getBlockProps(await pageAt(content, '/fr'), 'waterline') ?? {};
  expect(terms?.replaceAll(/\s/g, ' ')).toBe('Prix de la version la plus simple, TTC (TVA 20 %)');
  expect(now.map(({ price }) => price?.replaceAll(/\s/g, ' '))).toEqual([
    '586 800 €',
    '957 600 €',
    '754 800 €',
    '1 158 000 €',
    '1 416 000 €',
    '2,28 M€ environ',
  ]);
  expect(now[0]?.room?.replaceAll(/\s/g, ' ').replaceAll('\u2060', '')).toBe('3–4 cabines, 6–8 couchages');
  expect(now[0]?.delivery).toBe('Livraison 2027');
  const english = getBlockProps(await pageAt(content, '/boats'), 'waterline');
  expect([english?.boats[0]?.price, english?.terms]).toEqual([
    '€489,000',
    'Prices of the simplest version, before VAT',
  ]);
  const earlier = getBlockProps(await pageAt(content, '/earlier-boats'), 'waterline');
  expect(earlier?.boats.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
  expect(earlier?.terms).toBeUndefined();
});
