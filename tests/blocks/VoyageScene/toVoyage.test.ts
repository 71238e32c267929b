import { describe, expect, it } from 'vitest';
import { toPoint } from '../../../blocks/VoyageScene/toPoint.ts';
import { toVoyage } from '../../../blocks/VoyageScene/toVoyage.ts';

describe('a voyage', () => {
  const voyage = toVoyage([
    { track: '47.5 -3.5' },
    { track: '43 -9, 38.5 -9.5', nights: 'sea 3, anchor 4' },
    { track: '32.5 -17', nights: 'anchor 2, harbour 1, sea 2' },
  ]);

  it('counts its nights, by where the boat lay', () => {
    expect(voyage.passed).toEqual([0, 7, 12]);
    expect(['anchor', 'sea', 'harbour'].map((stay) => voyage.count(stay as 'sea'))).toEqual([6, 5, 1]);
    expect(voyage.stays.map(({ from }) => from)).toEqual([0, 3, 7, 9, 10]);
  });

  it('has a way from each place to the next, through the positions between', () => {
    const [first = '', second = ''] = voyage.legs;
    expect(voyage.legs).toHaveLength(2);
    expect(first.startsWith(`M${voyage.departure.join(' ')}C`)).toBe(true);
    expect(first).toContain(toPoint('43 -9').join(' '));
    expect(second.startsWith(`M${toPoint('38.5 -9.5').join(' ')}C`)).toBe(true);
    expect(second.endsWith(toPoint('32.5 -17').join(' '))).toBe(true);
  });

  it('is drawn in the projection of charts: degrees of latitude grow to the north', () => {
    expect(toPoint('0 -30')).toEqual([-300, 0]);
    const [, twenty] = toPoint('20 0');
    const [, forty] = toPoint('40 0');
    expect(-twenty).toBeGreaterThan(200);
    expect(twenty - forty).toBeGreaterThan(-twenty);
  });
});
