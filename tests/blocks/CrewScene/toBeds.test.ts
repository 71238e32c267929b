import { describe, expect, it } from 'vitest';
import { drawPlan } from '../../../blocks/CabinLayouts/drawPlan.ts';
import { countAboard, parseBeds, toBeds } from '../../../blocks/CrewScene/toBeds.ts';

describe('the beds of a crew', () => {
  it('are read from words', () => {
    expect(parseBeds('port forward 2, saloon 1')).toEqual([
      { side: 'port', place: 'forward', sleepers: 2 },
      { side: 'saloon', place: undefined, sleepers: 1 },
    ]);
  });

  it('are counted from moment to moment', () => {
    expect(
      countAboard([
        { beds: 'port aft 2' },
        { beds: 'port forward 2, starboard forward 1' },
        { beds: 'saloon 1' },
      ]),
    ).toEqual([2, 5, 6]);
  });

  it('are in the cabins of the plan, port up, aft to the left', () => {
    const { cabins, deck } = drawPlan({ length: 14, beam: 7.8 }, 4, 4);
    const [aft] = toBeds('starboard aft 2', cabins, deck);
    const [forward] = toBeds('starboard forward 1', cabins, deck);
    const [port] = toBeds('port aft 1', cabins, deck);
    expect(aft?.space.middle).toBeLessThan(0);
    expect(port?.space.middle).toBeGreaterThan(0);
    expect(forward?.space.x).toBeGreaterThan((aft?.space.x ?? 0) + (aft?.space.width ?? 0));
    expect(toBeds('saloon 1', cabins, deck)[0]?.space.middle).toBeGreaterThan(0);
  });

  it('are left out where the hull has no such cabin', () => {
    const { cabins, deck } = drawPlan({ length: 14, beam: 7.8 }, 3, 3);
    expect(toBeds('starboard middle 2', cabins, deck)).toEqual([]);
  });
});
