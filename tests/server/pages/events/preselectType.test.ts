import { expect, test } from 'vitest';
import { preselectType } from '../../../../server/pages/lists/eventListPage.ts';

const types = [
  { id: '1', title: 'Salons', value: 'boat-shows' },
  { id: '2', title: 'Journées Lagoon', value: 'lagoon-days' },
  { id: '3', title: '…', value: 'other' },
];
const chosen = (query: string) => preselectType(new URLSearchParams(query), types).get('event_type');

test.each([
  ['lagoon-days', 'lagoon-days'],
  ['lagoon-days=', 'lagoon-days'],
  ['lagoon-days&product=estran-42', 'lagoon-days'],
  ['lagoon-days=1', 'lagoon-days'],
  ['lagoon-days=true', 'lagoon-days'],
  ['Lagoon-Days', 'lagoon-days'],
  ['lagoon-days=0', null],
  ['lagoon-days=no', null],
  ['=', null],
  ['journees-lagoon', 'lagoon-days'],
  ['salons', 'boat-shows'],
  ['lagoon-days&event_type=boat-shows', 'boat-shows'],
  ['event_type=unknown&lagoon-days', 'unknown'],
  ['something-else', null],
  ['', null],
])('“?%s”: event type %s', (query, type) => {
  expect(chosen(query)).toBe(type);
});

test.each([
  ['page', { id: '3', title: 'Pages', value: 'page' }],
  ['page', { id: '3', title: 'Page', value: 'book-fair' }],
  ['country=', { id: '3', title: 'Country', value: 'country' }],
  ['product', { id: '3', title: 'Product', value: 'product' }],
])('“?%s” keeps its meaning whatever a type’s name is', (query, type) => {
  expect(preselectType(new URLSearchParams(query), [type]).get('event_type')).toBeNull();
});

test('keeps the other parameters', () => {
  const query = preselectType(new URLSearchParams('lagoon-days&country=fr'), types);
  expect(query.get('country')).toBe('fr');
});
