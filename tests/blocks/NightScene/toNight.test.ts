import { describe, expect, it } from 'vitest';
import { toMinutes, toNight } from '../../../blocks/NightScene/toNight.ts';

const moments = ['19:00', '21:30', '02:00', '07:00'].map((hour) => ({ hour }));
const toLoad = (watts: number, from: string, until: string) => ({ watts, from, until });
const scene = { battery: 50, charge: 96, moments };

describe('a night on batteries', () => {
  it('goes past midnight', () => {
    expect(toMinutes('19:00', '07:00')).toBe(720);
    expect(toNight({ ...scene, loads: [toLoad(1, '19:00', '07:00')] }).minutes).toEqual([0, 150, 420, 720]);
  });

  it('loses what its loads take while they are on', () => {
    const night = toNight({
      ...scene,
      loads: [toLoad(2500, '20:00', '22:00'), toLoad(100, '19:00', '07:00')],
    });
    expect(night.energies).toEqual([5, 1.2]);
    expect(night.taken).toBeCloseTo(6.2, 9);
    expect(night.chargeAt(0)).toBeCloseTo(0.96, 9);
    expect(night.chargeAt(150)).toBeCloseTo(0.96 - 4 / 50, 9);
    expect(night.chargeAt(720)).toBeCloseTo(0.96 - 6.2 / 50, 9);
    expect(night.curve.map(({ minute }) => minute)).toEqual([0, 60, 180, 720]);
  });

  it('counts a load only within the night', () => {
    const { energies } = toNight({
      ...scene,
      loads: [toLoad(1000, '18:00', '20:00'), toLoad(1000, '06:00', '09:00'), toLoad(1000, '12:00', '13:00')],
    });
    expect(energies).toEqual([1, 1, 0]);
  });

  it('never has less than nothing', () => {
    expect(toNight({ ...scene, loads: [toLoad(20_000, '19:00', '07:00')] }).chargeAt(720)).toBe(0);
  });
});
