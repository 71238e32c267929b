import { describe, expect, it, test } from 'vitest';
import { isPast, orderEvents } from '../../../../server/pages/events/eventDates.ts';
import { anEvent, getIds } from '../entities.ts';

const at = (moment: string, byMs = 0) => new Date(Date.parse(moment) + byMs);

describe('an event with an end', () => {
  const endDate = '2026-11-22T18:00:00+01:00';

  it.each([
    ['a millisecond before its end', -1, false],
    ['at its end', 0, false],
    ['a millisecond after its end', 1, true],
  ])('%s: past is %s', (_when, byMs, past) => {
    expect(isPast({ startDate: '2026-11-20T10:00:00+01:00', endDate }, at(endDate, byMs))).toBe(past);
  });

  it('is past once its end has passed in its own time zone', () => {
    expect(isPast({ endDate }, at('2026-11-22T17:30:00Z'))).toBe(true);
  });
});

describe('an event without an end', () => {
  it.each([
    // In winter, in summer, on both days on which the clocks of Paris change, and elsewhere.
    ['2026-11-21T10:00:00+01:00', '2026-11-21T23:00:00Z'],
    ['2026-07-14T10:00:00+02:00', '2026-07-14T22:00:00Z'],
    ['2027-03-28T10:00:00+02:00', '2027-03-28T22:00:00Z'],
    ['2027-10-31T10:00:00+01:00', '2027-10-31T23:00:00Z'],
    ['2026-11-21T10:00:00+13:00', '2026-11-21T11:00:00Z'],
    ['2026-11-21T22:00:00-08:00', '2026-11-22T08:00:00Z'],
    ['2026-11-21T10:00:00Z', '2026-11-22T00:00:00Z'],
    ['2026-11-21T10:00:00.250-08:00', '2026-11-22T08:00:00Z'],
    ['2026-11-21T10:00+01:00', '2026-11-21T23:00:00Z'],
    ['2026-11-21T00:00:00+01:00', '2026-11-21T23:00:00Z'],
  ])('start %s: past at midnight of its own time zone, %s', (startDate, midnight) => {
    expect(isPast({ startDate }, at(midnight, -1))).toBe(false);
    expect(isPast({ startDate }, at(midnight))).toBe(true);
  });
});

describe('an event without a date', () => {
  it('is never past', () => {
    expect(isPast({}, at('2999-01-01T00:00:00Z'))).toBe(false);
  });
});

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
])('on %s: the soonest first, then past ones, latest first', (day, ids) => {
  expect(getIds(orderEvents(byStart, new Date(day)))).toEqual(ids);
});

test('does not modify its argument', () => {
  const before = [...byStart];
  orderEvents(byStart, new Date('2026-07-01'));
  expect(byStart).toEqual(before);
});

test('returns the same array until another event ends', () => {
  const on = (moment: string) => orderEvents(byStart, new Date(moment));
  const july = on('2026-07-01T00:00:00Z');
  expect(on('2026-10-01T21:59:59.999Z')).toBe(july);
  expect(getIds(on('2026-10-01T23:00:00Z'))).toEqual(['winter', 'some day', 'autumn', 'summer', 'spring']);
  expect(getIds(on('2026-07-01T00:00:00Z'))).toEqual(getIds(july));
});
