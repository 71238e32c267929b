import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawPlan } from '../../blocks/CabinLayouts/drawPlan.ts';
import { countAboard, toBeds } from '../../blocks/CrewScene/toBeds.ts';
import { toNight } from '../../blocks/NightScene/toNight.ts';
import { toPassage } from '../../blocks/PassageScene/toPassage.ts';
import { findBest, parsePoints, toCurve } from '../../blocks/Polar/toCurve.ts';
import { toVoyage } from '../../blocks/VoyageScene/toVoyage.ts';
import { toWeights } from '../../blocks/WeightScene/toWeights.ts';
import { findTideTurns } from '../../server/pages/sea-trial/findTideTurns.ts';
import { demoBrand } from '../demoBrand.ts';

interface Boat {
  fields: { length: number; air_draught: number; draught: number };
  blocks: {
    type: string;
    length: number;
    air_draught: number;
    draught: number;
    range: number;
    text: { en: string };
    moments: {
      time: { en: string };
      hour: string;
      beds: string;
      day: string;
      track: string;
      nights?: string;
    }[];
    beam: number;
    cabins: number;
    heads: number;
    berths: number;
    items: { cabins: number; heads: number; berths: number }[];
    battery: number;
    charge: number;
    solar: number;
    loads: { watts: number; from: string; until: string }[];
    included: { en: string }[];
    winds: { wind: number; curve: string }[];
    hour: string;
    sunset: string;
    sunrise: string;
    days: { day: string; position: string; speeds: string; barbs: string; number: number }[];
    pieces: { label: { en: string }; moment: number; weight: number; usual: number }[];
  }[];
}

const boats: Boat[] = globSync('demo/content/node/product/*.yaml').map((file) =>
  parse(readFileSync(file, 'utf8')),
);

describe('the tide scene of the demo', () => {
  const [boat] = boats.filter(({ blocks }) => blocks.some(({ type }) => type === 'tide_scene'));
  const scene = boat?.blocks.find(({ type }) => type === 'tide_scene');

  it('has the tide of the home port on 30 August 2026, which the text names', () => {
    const { homePort } = demoBrand;
    if (!homePort) throw new Error('the brand has no home port');
    const [high, low] = findTideTurns(Date.UTC(2026, 7, 30, 4), Date.UTC(2026, 7, 30, 12), homePort);
    const toTime = (time = 0) =>
      new Date(time).toLocaleTimeString('en-GB', { timeZone: homePort.timeZone, timeStyle: 'short' });
    expect([high, low].map((turn) => turn && [turn.isHigh, toTime(turn.time)])).toEqual([
      [true, scene?.moments[0]?.time.en],
      [false, scene?.moments[2]?.time.en],
    ]);
    expect((high?.height ?? 0) - (low?.height ?? 0)).toBeCloseTo(scene?.range ?? 0, 1);
  });

  it('has the measures of its boat', () => {
    const { length, air_draught, draught } = boat?.fields ?? {};
    expect(scene).toMatchObject({ length, air_draught, draught });
  });
});

describe('the crew scene of the demo', () => {
  const [boat] = boats.filter(({ blocks }) => blocks.some(({ type }) => type === 'crew_scene'));
  const scene = boat?.blocks.find(({ type }) => type === 'crew_scene');
  const { cabins = 0, heads = 0, berths = 0, moments = [], length = 0, beam = 0 } = scene ?? {};

  it('is one of the layouts that its boat is built with', () => {
    const layouts = boat?.blocks.find(({ type }) => type === 'cabin_layouts');
    expect(layouts?.items).toContainEqual(expect.objectContaining({ cabins, heads, berths }));
    expect(layouts).toMatchObject({ length, beam });
  });

  it('puts everybody in a bed of their own: two in a cabin at most', () => {
    const plan = drawPlan({ length, beam }, cabins, heads);
    const beds = moments.flatMap((moment) => toBeds(moment.beds, plan.cabins, plan.deck));
    expect(new Set(beds.map(({ space }) => `${space.x} ${space.middle}`)).size).toBe(beds.length);
    expect(Math.max(...beds.map(({ sleepers }) => sleepers))).toBe(2);
    expect(countAboard(moments)).toEqual([2, 4, 7, 8]);
    expect(beds.reduce((sum, { sleepers }) => sum + sleepers, 0)).toBe(8);
  });
});

describe('the night scene of the demo', () => {
  const [boat] = boats.filter(({ blocks }) => blocks.some(({ type }) => type === 'night_scene'));
  const scene = boat?.blocks.find(({ type }) => type === 'night_scene');

  it('has the solar panels and the batteries that its boat is sold with', () => {
    const offer = boat?.blocks.find(({ type }) => type === 'offer');
    const [, solar, battery] =
      /([\d,]+)\sW of solar.*?(\d+)\skWh/.exec(JSON.stringify(offer?.included)) ?? [];
    expect([Number(solar?.replace(',', '')), Number(battery)]).toEqual([scene?.solar, scene?.battery]);
  });

  it('is paid back by the sun of one day', () => {
    const { loads = [], battery = 0, charge = 0, solar = 0, moments = [] } = scene ?? {};
    const night = toNight({ battery, charge, moments, loads });
    expect(night.taken / (solar / 1000)).toBeLessThan(5);
    expect(night.chargeAt(night.end)).toBeGreaterThan(0.5);
  });
});

describe('the voyage scene of the demo', () => {
  const scene = boats.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'voyage_scene');
  const moments = scene?.moments ?? [];

  it('has a night for each day between its moments', () => {
    const days = moments.map(({ day }) => Date.parse(day) / 86_400_000);
    expect(toVoyage(moments).passed).toEqual(days.map((day) => day - (days[0] ?? 0)));
  });

  it('says in its text how many nights there were, and how many in a harbour', () => {
    const { passed, count } = toVoyage(moments);
    expect(scene?.text.en).toContain(`Of ${passed.at(-1)} nights, ${count('harbour')} cost`);
  });

  it('ends where it began', () => {
    const [first, ...others] = moments.map(({ track }) => track);
    expect(others.at(-1)?.split(', ').at(-1)).toBe(first);
  });
});

describe('the passage scene of the demo', () => {
  const scene = boats.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'passage_scene');
  if (!scene) throw new Error('no boat has a passage scene');
  const { miles, logged } = toPassage(scene);

  it('has the eleven hundred miles of its heading, 246 of them on the best day, and the last of forty-one remarks', () => {
    expect(logged.at(-1)).toBe(1100);
    expect(Math.max(...miles)).toBe(246);
    expect(scene.days.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
      scene.days.map(({ number }) => number),
    );
    expect(scene.days.at(-1)?.number).toBe(41);
    expect(scene.text.en).toContain('six days, 246 miles in the best of them, and forty-one remarks');
  });

  it('leaves on the ebb of the morning', () => {
    const { homePort } = demoBrand;
    if (!homePort) throw new Error('the brand has no home port');
    const departure = Date.parse(`${scene.days[0]?.day}T${scene.hour}+02:00`) - 86_400_000;
    const [high] = findTideTurns(departure - 3 * 3_600_000, departure, homePort);
    expect(high?.isHigh).toBe(true);
  });

  it('goes no farther on the chart than through the water', () => {
    const places = ['47.72 -3.72', ...scene.days.map(({ position }) => position)].map((position) =>
      position.split(' ').map((degrees) => (Number(degrees) * Math.PI) / 180),
    ) as [number, number][];
    for (const [index, [latitude, longitude]] of places.slice(1).entries()) {
      const [from, east] = places[index] ?? [0, 0];
      const way = Math.hypot(latitude - from, (longitude - east) * Math.cos((latitude + from) / 2));
      expect((way * 60 * 180) / Math.PI).toBeLessThan(miles[index] ?? 0);
    }
  });
});

describe('the weight scene of the demo', () => {
  const [boat] = boats.filter(({ blocks }) => blocks.some(({ type }) => type === 'weight_scene'));
  const scene = boat?.blocks.find(({ type }) => type === 'weight_scene');
  const { pieces = [], text } = scene ?? {};
  const { weight, usual, moments } = toWeights(pieces);

  it('adds up to the weight that the specification of its boat names, and to the usual one of its text', () => {
    const specification = boat?.blocks.find(({ type }) => type === 'compare_specifications');
    expect(JSON.stringify(specification)).toContain(`"en":"${weight / 1000}\u00a0t"`);
    expect(text?.en).toContain(`usually weighs ${usual / 1000} tonnes`);
    expect(moments.reduce((sum, moment) => sum + moment.weight, 0)).toBe(weight);
  });

  it('has the measures of its boat, and the drawers and kilograms that its words name', () => {
    const { length, air_draught, draught } = boat?.fields ?? {};
    expect(scene).toMatchObject({ length, air_draught, draught });
    const [drawers] = pieces.filter(({ label }) => label.en === 'Drawers');
    const words = JSON.stringify(scene).replaceAll('\u00a0', ' ');
    expect(words).toContain(`Drawers sent back: ${(drawers?.usual ?? 0) - (drawers?.weight ?? 0)} kg`);
    expect(words).toContain(`${(moments[1]?.weight ?? 0) - (moments[1]?.usual ?? 0)} kg went into rig`);
  });
});

describe('the polar diagrams of the demo', () => {
  it('are faster in more wind, best to windward at 40° to 55°, fastest on a reach', () => {
    const polars = boats.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'polar'));
    expect(polars).toHaveLength(2);
    for (const { winds } of polars) {
      const curves = winds.map(({ curve }) => toCurve(parsePoints(curve)));
      for (const [index, curve] of curves.entries()) {
        for (const [at, { speed }] of (curves[index - 1] ?? []).entries())
          expect(curve[at]?.speed).toBeGreaterThan(speed);
        const { upwind, fastest, downwind } = findBest(curve);
        expect(upwind?.angle).toBeGreaterThan(40);
        expect(upwind?.angle).toBeLessThan(55);
        expect(fastest?.angle).toBeGreaterThan(85);
        expect(fastest?.angle).toBeLessThan(130);
        expect(downwind?.angle).toBeGreaterThan(130);
      }
    }
  });
});
