import { expect, test } from 'vitest';
import { preselectType } from '../../../../server/pages/events/preselectType.ts';

const types = [
  { id: '1', title: 'Salons', value: 'boat-shows' },
  { id: '2', title: 'Journées Lagoon', value: 'lagoon-days' },
];
const chosen = (query: string) => preselectType(new URLSearchParams(query), types).get('event_type');

test.each([
  ['lagoon-days', 'lagoon-days'],
  ['lagoon-days=', 'lagoon-days'],
  ['lagoon-days=1&product=estran-42', 'lagoon-days'],
  ['journees-lagoon', 'lagoon-days'],
  ['salons', 'boat-shows'],
  ['lagoon-days&event_type=boat-shows', 'boat-shows'],
  ['event_type=unknown&lagoon-days', 'unknown'],
  ['something-else', null],
  ['', null],
])('“?%s” chooses the event type %s', (query, type) => {
  expect(chosen(query)).toBe(type);
});

test('keeps the rest of the query', () => {
  const query = preselectType(new URLSearchParams('lagoon-days&country=fr'), types);
  expect(query.get('country')).toBe('fr');
});
