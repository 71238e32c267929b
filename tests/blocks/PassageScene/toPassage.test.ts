import { describe, expect, it } from 'vitest';
import { drawBarb } from '../../../blocks/PassageScene/drawBarb.ts';
import { toPassage } from '../../../blocks/PassageScene/toPassage.ts';
import { toPosition } from '../../../blocks/PassageScene/toPosition.ts';

describe('a passage', () => {
  const barbs = '350 17, 0 14, 10 12, 5 11';
  const passage = toPassage({
    hour: '08:00',
    sunset: '20:30',
    sunrise: '07:45',
    days: [
      { speeds: Array(24).fill('7.5').join(' '), barbs },
      { speeds: Array(24).fill('10.1').join(' '), barbs },
    ],
  });

  it('has the miles of its hours, day by day and on the log, and knows the best day', () => {
    expect(passage.miles).toEqual([180, 242]);
    expect(passage.logged).toEqual([180, 422]);
    expect(passage.best).toBe(1);
  });

  it('has a night a day, in hours since the departure', () => {
    expect(passage.nights).toEqual([
      { from: 12.5, hours: 11.25 },
      { from: 36.5, hours: 11.25 },
    ]);
  });

  it('has the wind of every six hours', () => {
    expect(passage.winds).toHaveLength(8);
    expect(passage.winds[1]).toEqual({ from: 0, knots: 14 });
  });
});

it('a wind of 25 knots has two feathers and a half one', () => {
  const feathers = drawBarb(25).match(/l[\d.]+ -/g);
  expect(feathers).toEqual(['l7 -', 'l7 -', 'l3.5 -']);
  expect(drawBarb(4).match(/l[\d.]+ -/g)).toEqual(['l3.5 -']);
});

it('a position is written in degrees and minutes', () => {
  expect(toPosition('42.9 -10')).toBe('42°\u202f54′\u00a0N 10°\u202f00′\u00a0W');
});
