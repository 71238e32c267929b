import { describe, expect, it } from 'vitest';
import { interleave } from './interleave.ts';
import { lastHalfGrowth } from './lastHalfGrowth.ts';
import { median, percentile } from './median.ts';

describe('median', () => {
  it('is not moved by one slow round', () => expect(median([3, 900, 1, 2, 4])).toBe(3));
  it('lies between the two in the middle', () => expect(median([4, 1, 3, 2])).toBe(2.5));
  it('leaves what it is given in its order', () => {
    const rounds = [3, 1, 2];
    median(rounds);
    expect(rounds).toEqual([3, 1, 2]);
  });
  it('of nothing is no number', () => expect(median([])).toBeNaN());
});

describe('percentile', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => 100 - index);
  it.each([0, 50, 99, 100])('finds the value below which %s %% lie', (percent) => {
    expect(percentile(hundred, percent)).toBe(percent);
  });
});

describe('interleave', () => {
  it('warms each contender up once, then takes turns, every other round in reverse', async () => {
    const order: string[] = [];
    const contender = (name: string) => async () => order.push(name);
    await interleave({ site: contender('site'), bare: contender('bare') }, 3);
    expect(order).toEqual(['site', 'bare', 'site', 'bare', 'bare', 'site', 'site', 'bare']);
  });

  it('keeps the samples of each apart, without those of the warm-up', async () => {
    let count = 0;
    const samples = await interleave({ site: async () => count++, bare: async () => -count }, 2);
    expect(samples).toEqual({ site: [1, 2], bare: [-2, -2] });
  });
});

describe('growth in the last half', () => {
  it('does not count how much the start took', () => {
    expect(lastHalfGrowth([10, 50, 90, 99, 100, 100, 100, 100])).toBe(0);
  });
  it('compares the last quarter with the one before', () => {
    expect(lastHalfGrowth([1, 1, 1, 1, 100, 100, 110, 110])).toBeCloseTo(0.1);
  });
  it('is not moved by a single peak', () => {
    expect(lastHalfGrowth([1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 900, 5])).toBe(0);
  });
});
