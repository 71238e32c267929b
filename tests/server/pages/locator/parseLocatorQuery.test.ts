import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LocatorQuery,
  parseLocatorQuery,
  toLocatorQuery,
} from '../../../../server/pages/locator/parseLocatorQuery.ts';

const read = (query: string | string[][]) => parseLocatorQuery(new URLSearchParams(query));
const all: LocatorQuery = { type: 'all' };
const near = (latitude: number, longitude: number): LocatorQuery => ({
  type: 'near',
  place: { latitude, longitude },
});
const search = (text: string): LocatorQuery => ({ type: 'search', text });

describe('parseLocatorQuery', () => {
  it.each<[string, LocatorQuery]>([
    ['', all],
    ['colour=blue&page=2', all],
    ['dealer=A-1', { type: 'dealer', id: 'A-1' }],
    ['dealer=', all],
    ['country=fr', { type: 'country', code: 'FR' }],
    ['country=FR', { type: 'country', code: 'FR' }],
    ['country=fra', all],
    ['country=f', all],
    ['country=f1', all],
    // No country has these codes; nobody needs to be asked where they are.
    ['country=zz', all],
    ['country=xa', all],
    ['country=uk', all],
    ['country=zz&q=France', search('France')],
    ['country=xk', { type: 'country', code: 'XK' }],
    ['country=fr%0A', all],
    ['country=%C5%BFk', all],
    ['q=France', search('France')],
    ['q=++La+Rochelle++', search('La Rochelle')],
    ['q=+', all],
  ])('“%s”: %j', (query, asked) => {
    expect(read(query)).toEqual(asked);
  });

  it.each<[string, LocatorQuery]>([
    ['46.16,-1.15', near(46.16, -1.15)],
    ['-90,-180', near(-90, -180)],
    ['90,180', near(90, 180)],
    ['0,0', near(0, 0)],
    ['46.1653,-1.1511', near(46.17, -1.15)],
    ['90.01,0', all],
    ['99,0', all],
    ['0,180.01', all],
    ['0,-181', all],
    ['46.16', all],
    ['46.16,', all],
    [',1', all],
    ['46.16,-1.15,3', all],
    ['46.16, -1.15', all],
    ['1e1,1', all],
    ['.5,1', all],
    ['+1,1', all],
    ['NaN,NaN', all],
    ['Infinity,0', all],
    ['46.16030,1', all],
    ['٤٦,1', all],
    ['46,1\n', all],
  ])('near=“%s”: %j', (value, asked) => {
    expect(read([['near', value]])).toEqual(asked);
  });

  it('precedence: near, country, q; dealer selects within them', () => {
    expect(read('q=x&country=fr&near=1,2&dealer=A')).toMatchObject({ type: 'near', chosen: 'A' });
    expect(read('dealer=A')).toEqual({ type: 'dealer', id: 'A' });
    expect(read('q=x&country=fr&near=1,2').type).toBe('near');
    expect(read('q=x&country=fr').type).toBe('country');
    expect(read('q=x&country=france&near=here').type).toBe('search');
  });

  it('a repeated parameter: the first counts', () => {
    expect(read('country=fr&country=it')).toEqual({ type: 'country', code: 'FR' });
  });

  it('control characters: ignored', () => {
    expect(read([['q', 'La\u0000Rochelle']])).toEqual(all);
    expect(read([['q', '\u0000\u001b\u007f']])).toEqual(all);
  });

  it('q has at most 80 graphemes', () => {
    expect(read([['q', '🚤'.repeat(80)]])).toEqual(search('🚤'.repeat(80)));
    expect(read([['q', 'x'.repeat(81)]])).toEqual(all);
  });
});

describe('for random queries', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.stringMatching(/^[a-zA-Z]{2}$/),
    fc
      .tuple(fc.double({ min: -95, max: 95 }), fc.double({ min: -190, max: 190 }))
      .map(([north, east]) => `${north.toFixed(3)},${east.toFixed(2)}`),
  );
  const name = fc.constantFrom('dealer', 'near', 'country', 'q', 'page', 'constructor');
  const anything = fc.oneof(
    fc.array(fc.tuple(name, value)).map((pairs) => new URLSearchParams(pairs)),
    fc.webQueryParameters().map((query) => new URLSearchParams(query)),
  );

  it('returns one of five types', () => {
    fc.assert(
      fc.property(anything, (query) => {
        const asked = parseLocatorQuery(query);
        expect(['dealer', 'near', 'country', 'search', 'all']).toContain(asked.type);
        if (asked.type === 'country') expect(asked.code).toMatch(/^[A-Z]{2}$/);
        if (asked.type === 'near') expect(Math.abs(asked.place.latitude)).toBeLessThanOrEqual(90);
        if (asked.type !== 'search') return;
        expect(asked.text).toBe(asked.text.trim());
        expect([...asked.text].length).toBeLessThanOrEqual(80);
        expect(asked.text).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('parsing the written query gives the same, on any page', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 999 }), (query, page) => {
        const asked = parseLocatorQuery(query);
        const written = toLocatorQuery(asked, page);
        // By JSON, because −0 is 0 on a map.
        expect(JSON.stringify(read(written.slice(1)))).toBe(JSON.stringify(asked));
        expect(toLocatorQuery(read(written), page)).toBe(written);
      }),
    );
  });

  it.each<[LocatorQuery, number, string]>([
    [all, 1, ''],
    [all, 3, '?page=3'],
    [{ type: 'country', code: 'FR' }, 1, '?country=fr'],
    [{ type: 'country', code: 'FR' }, 2, '?country=fr&page=2'],
    [near(46.16, -1.15), 1, '?near=46.16%2C-1.15'],
    [{ type: 'dealer', id: 'A&b=c' }, 1, '?dealer=A%26b%3Dc'],
    [{ type: 'country', code: 'FR', chosen: 'A' }, 2, '?country=fr&dealer=A&page=2'],
    [search('São Tomé'), 2, '?q=S%C3%A3o+Tom%C3%A9&page=2'],
  ])('%j on page %i is “%s”', (asked, page, written) => {
    expect(toLocatorQuery(asked, page)).toBe(written);
  });

  it('a boat that goes along stands behind the search', () => {
    const boat = 'model=estran-42&pack=offshore&pack=energy';
    expect(toLocatorQuery(all, 1, boat)).toBe(`?${boat}`);
    expect(toLocatorQuery({ type: 'country', code: 'FR' }, 2, boat)).toBe(`?country=fr&page=2&${boat}`);
  });
});
