import { describe, expect, it } from 'vitest';
import { readMoment, readStatus } from '../../../server/logs/TraceFilter.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('readMoment', () => {
  it.each([
    ['90s', '2026-11-21T11:58:30.000Z'],
    ['15m', '2026-11-21T11:45:00.000Z'],
    ['2h', '2026-11-21T10:00:00.000Z'],
    ['3d', '2026-11-18T12:00:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20 14:30', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T14:30:05', '2026-11-20T14:30:05.000Z'],
    ['2026-11-20T14:30:05.123Z', '2026-11-20T14:30:05.123Z'],
    ['2026-11-20T14:30+01:00', '2026-11-20T13:30:00.000Z'],
  ])('reads %s', (text, moment) => {
    expect(new Date(readMoment(text, NOW) ?? Number.NaN).toISOString()).toBe(moment);
  });

  it.each(['', 'yesterday', '5', '5w', '2026-13-01', '14:30', '-5m'])('does not read “%s”', (text) => {
    expect(readMoment(text, NOW)).toBeUndefined();
  });
});

describe('readStatus', () => {
  it('reads a status or a class of them', () => {
    expect(['404', '5XX', '5x', '600', 'xx'].map(readStatus)).toEqual([
      '404',
      '5xx',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
