import { expect, test } from 'vitest';
import { startEditorialSite } from '../editorialSite.ts';

const dealer = (id: string, attributes: Record<string, unknown>) => ({
  type: 'dealer--dealer',
  id,
  attributes,
});

const page = (id: string, account: string, path: string, changed = '2026-05-01T09:00:00+00:00') => ({
  id,
  in: { en: [id, path] as [string, string] },
  attributes: { field_dealer_type: 'dealer', field_salesforce_id: account, changed },
});
const pages = { dealer: [page('page-of-one', 'D-1', '/dealers/one')] };

test('returns dealers with the URL of an existing page', async () => {
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

test('the account decides on the page, not the entry’s own URL', async () => {
  await using site = await startEditorialSite({
    nodes: {
      dealer: [
        page('Older', 'D-1', '/dealers/older', '2026-01-01T09:00:00+00:00'),
        page('Newer', 'D-1', '/dealers/newer', '2026-06-01T09:00:00+00:00'),
        page('Without entry', 'D-9', '/charters/nine'),
      ],
    },
    others: [
      dealer('1', { title: 'One', salesforce_id: 'D-1', url: null }),
      dealer('2', { title: 'Two', salesforce_id: 'D-2', url: null }),
    ],
  });
  expect(await site.content.dealerEntries('en')).toEqual([
    { title: 'One', salesforceId: 'D-1', url: '/dealers/newer' },
    { title: 'Two', salesforceId: 'D-2' },
    { title: 'Without entry', salesforceId: 'D-9', url: '/charters/nine' },
  ]);
  expect(site.events).toEqual([]);
});

test('a page without an account is omitted, reported', async () => {
  await using site = await startEditorialSite({ nodes: { dealer: [page('Lost', '', '/dealers/lost')] } });
  expect(await site.content.dealerEntries('en')).toEqual([]);
  expect(site.events).toMatchObject([{ event: 'field-invalid', resource: 'node--dealer', id: 'Lost' }]);
});

test.each([
  ['name', { title: null, salesforce_id: 'D-1' }],
  ['account', { title: 'One', salesforce_id: '' }],
])('a dealer without %s is omitted, reported', async (_what, attributes) => {
  await using site = await startEditorialSite({ nodes: {}, others: [dealer('1', attributes)] });
  expect(await site.content.dealerEntries('en')).toEqual([]);
  expect(site.events).toMatchObject([{ event: 'field-invalid', resource: 'dealer--dealer', id: '1' }]);
});

test('loaded and reported once; the same array for all callers', async () => {
  const nameless = dealer('1', { title: null, salesforce_id: 'D-1' });
  await using site = await startEditorialSite({ nodes: {}, others: [nameless] });
  const first = await site.content.dealerEntries('en');
  expect(await site.content.dealerEntries('en')).toBe(first);
  expect(site.events).toHaveLength(1);
});
