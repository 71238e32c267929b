import { describe, expect, it } from 'vitest';
import { toWeights } from '../../../blocks/WeightScene/toWeights.ts';

describe('a weighing slip', () => {
  const { weight, usual, moments } = toWeights([
    { moment: 1, weight: 3000, usual: 3400 },
    { moment: 4, weight: 30, usual: 90 },
    { moment: 2, weight: 600, usual: 500 },
    { moment: 1, weight: 400, usual: 400 },
  ]);

  it('adds up to the weight of the boat, and to the usual one', () => {
    expect([weight, usual]).toEqual([4030, 4390]);
  });

  it('says what is hung on at each moment, and what hangs there then', () => {
    expect(moments.map((moment) => moment.weight)).toEqual([3400, 600, 0, 30]);
    expect(moments.map(({ total }) => total)).toEqual([3400, 4000, 4000, 4030]);
    expect(moments.map(({ usualTotal }) => usualTotal)).toEqual([3800, 4300, 4300, 4390]);
  });
});
