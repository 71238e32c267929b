import { describe, expect, it } from 'vitest';
import { parseTraceFilter } from '../../../../server/observability/logs/TraceFilter.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

/** What one text of a search is read as, and what was said of it. */
const read = (name: 'since' | 'status' | 'locale', text: string) => {
  const refused: string[][] = [];
  const filter = parseTraceFilter(
    (one) => (one === name ? text : undefined),
    (...said) => void refused.push(said),
    NOW,
  );
  return { value: filter[name], refused };
};

describe('since', () => {
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
  ])('%s is valid', (text, moment) => {
    expect(read('since', text)).toEqual({ value: Date.parse(moment), refused: [] });
  });

  it.each(['', 'yesterday', '5', '5w', '2026-13-01', '14:30', '-5m'])('“%s” is refused', (text) => {
    const expected = 'a time such as 15m, 2h or 2026-11-21 14:30';
    expect(read('since', text)).toEqual({ value: undefined, refused: [['since', text, expected]] });
  });
});

describe('status', () => {
  it.each([
    ['404', '404'],
    ['5XX', '5xx'],
  ])('%s is valid', (text, value) => {
    expect(read('status', text)).toEqual({ value, refused: [] });
  });

  it.each(['5x', '600', 'xx'])('%s is refused', (text) => {
    const refused = [['status', text, 'a status such as 404 or 5xx']];
    expect(read('status', text)).toEqual({ value: undefined, refused });
  });
});

it('locale: a language of the site, others are refused', () => {
  expect(read('locale', 'fr')).toEqual({ value: 'fr', refused: [] });
  expect(read('locale', 'xx')).toMatchObject({
    value: undefined,
    refused: [['locale', 'xx', expect.anything()]],
  });
});
