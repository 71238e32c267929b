import { expect, test } from 'vitest';
import { orderEvents } from '../../../../server/pages/events/orderEvents.ts';
import { anEvent, idsOf } from '../entities.ts';

const on = (id: string, day: string) => anEvent({ id, startDate: `${day}T10:00:00+01:00` });
const byStart = [
  on('spring', '2026-03-01'),
  on('summer', '2026-06-01'),
  on('autumn', '2026-10-01'),
  on('winter', '2026-12-01'),
  anEvent({ id: 'some day' }),
];

test.each([
  ['2026-01-01', ['spring', 'summer', 'autumn', 'winter', 'some day']],
  ['2026-07-01', ['autumn', 'winter', 'some day', 'summer', 'spring']],
  ['2027-01-01', ['some day', 'winter', 'autumn', 'summer', 'spring']],
])('on %s lists the soonest first, then what is over, the latest first', (day, ids) => {
  expect(idsOf(orderEvents(byStart, new Date(day)))).toEqual(ids);
});

test('leaves the list it was given as it was', () => {
  const before = [...byStart];
  orderEvents(byStart, new Date('2026-07-01'));
  expect(byStart).toEqual(before);
});

test('answers the same array until the next event is over', () => {
  const on = (moment: string) => orderEvents(byStart, new Date(moment));
  const july = on('2026-07-01T00:00:00Z');
  expect(on('2026-10-01T21:59:59.999Z')).toBe(july);
  expect(idsOf(on('2026-10-01T23:00:00Z'))).toEqual(['winter', 'some day', 'autumn', 'summer', 'spring']);
  expect(idsOf(on('2026-07-01T00:00:00Z'))).toEqual(idsOf(july));
});
