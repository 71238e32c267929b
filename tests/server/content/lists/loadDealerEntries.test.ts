import { expect, test } from 'vitest';
import { startEditorialSite } from '../editorialSite.ts';

const dealer = (id: string, attributes: Record<string, unknown>) => ({
  type: 'dealer--dealer',
  id,
  attributes,
});

const pages = { dealer: [{ id: 'page-of-one', in: { en: ['One', '/dealers/one'] } }] } as const;

test('names the dealers, with the address of a page that exists', async () => {
  await using site = await startEditorialSite({
    nodes: pages,
    others: [
      dealer('1', { title: 'One', salesforce_id: 'D-1', url: '/dealers/one' }),
      dealer('2', { title: 'Two', salesforce_id: 'D-2', url: '/dealers/deleted' }),
      dealer('3', { title: 'Three', salesforce_id: 'D-3', url: null }),
    ],
  });
  expect(await site.content.dealerEntries('en')).toEqual([
    { title: 'One', salesforceId: 'D-1', url: '/dealers/one' },
    { title: 'Two', salesforceId: 'D-2' },
    { title: 'Three', salesforceId: 'D-3' },
  ]);
  expect(site.events).toEqual([]);
});

test.each([
  ['name', { title: null, salesforce_id: 'D-1' }],
  ['account', { title: 'One', salesforce_id: '' }],
])('leaves out a dealer without %s, and says so', async (_what, attributes) => {
  await using site = await startEditorialSite({ nodes: {}, others: [dealer('1', attributes)] });
  expect(await site.content.dealerEntries('en')).toEqual([]);
  expect(site.events).toMatchObject([{ event: 'field-invalid', resource: 'dealer--dealer', id: '1' }]);
});

test('reads and reports once, and is the same list for all who ask', async () => {
  const nameless = dealer('1', { title: null, salesforce_id: 'D-1' });
  await using site = await startEditorialSite({ nodes: {}, others: [nameless] });
  const first = await site.content.dealerEntries('en');
  expect(await site.content.dealerEntries('en')).toBe(first);
  expect(site.events).toHaveLength(1);
});
