import { describe, expect, it } from 'vitest';
import { RollingDate, WEEKDAYS } from '../../../../demo/services/content/RollingDate.ts';

const saturdayIn = (weeks: number, now: string, time = '10:00') =>
  new RollingDate(weeks, 'saturday', time).at(Date.parse(now));

describe('a rolling date', () => {
  it.each([
    // 21 November 2026 is a Saturday.
    [0, '2026-11-21T12:00:00Z', '2026-11-21T10:00:00+01:00'],
    [0, '2026-11-16T12:00:00Z', '2026-11-21T10:00:00+01:00'],
    [0, '2026-11-22T12:00:00Z', '2026-11-21T10:00:00+01:00'],
    [1, '2026-11-22T12:00:00Z', '2026-11-28T10:00:00+01:00'],
    [-2, '2026-11-21T12:00:00Z', '2026-11-07T10:00:00+01:00'],
  ])('%i weeks on from the week of %s is %s', (weeks, now, moment) => {
    expect(saturdayIn(weeks, now)).toBe(moment);
  });

  it('has its weekday in a week that begins with Monday', () => {
    const now = Date.parse('2026-11-18T12:00:00Z');
    expect(WEEKDAYS.map((day) => new RollingDate(0, day, '09:30').at(now).slice(0, 10))).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it.each([
    [6, '2026-11-21T12:00:00Z', '2027-01-02T10:00:00+01:00'],
    [0, '2026-12-31T12:00:00Z', '2027-01-02T10:00:00+01:00'],
    [-1, '2027-01-01T12:00:00Z', '2026-12-26T10:00:00+01:00'],
    [9, '2027-12-27T12:00:00Z', '2028-03-04T10:00:00+01:00'],
  ])('%i weeks on crosses the end of the year: from %s to %s', (weeks, now, moment) => {
    expect(saturdayIn(weeks, now)).toBe(moment);
  });

  it.each([
    // Clocks in Paris change on 28 March and on 31 October 2027, both Sundays.
    [0, '2027-03-24T12:00:00Z', 'saturday', '2027-03-27T10:00:00+01:00'],
    [0, '2027-03-24T12:00:00Z', 'sunday', '2027-03-28T10:00:00+02:00'],
    [1, '2027-03-24T12:00:00Z', 'monday', '2027-03-29T10:00:00+02:00'],
    [0, '2027-10-27T12:00:00Z', 'saturday', '2027-10-30T10:00:00+02:00'],
    [0, '2027-10-27T12:00:00Z', 'sunday', '2027-10-31T10:00:00+01:00'],
    [1, '2027-10-27T12:00:00Z', 'monday', '2027-11-01T10:00:00+01:00'],
  ] as const)('%i weeks on from %s, on %s, has the offset of that day: %s', (weeks, now, day, moment) => {
    expect(new RollingDate(weeks, day, '10:00').at(Date.parse(now))).toBe(moment);
  });

  it.each([
    ['2026-11-22T22:59:59.999Z', '2026-11-21T10:00:00+01:00'],
    ['2026-11-22T23:00:00Z', '2026-11-28T10:00:00+01:00'],
    ['2026-07-12T21:59:59.999Z', '2026-07-11T10:00:00+02:00'],
    ['2026-07-12T22:00:00Z', '2026-07-18T10:00:00+02:00'],
  ])('at %s counts from the day it is in Paris', (now, moment) => {
    expect(saturdayIn(0, now)).toBe(moment);
  });

  it('an answer has the date of today’s calculation as text', () => {
    const written: unknown = JSON.parse(JSON.stringify({ date: new RollingDate(3, 'friday', '18:30') }));
    expect(written).toEqual({ date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T18:30:00\+0[12]:00$/) });
  });
});
