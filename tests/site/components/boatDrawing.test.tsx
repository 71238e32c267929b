import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';
import { BoatDrawing } from '../../../site/components/BoatProfile/BoatDrawing.tsx';
import { drawBoat } from '../../../site/components/BoatProfile/drawing/drawBoat.ts';
import { toFrame } from '../../../site/components/BoatProfile/toFrame.ts';

const A_BOAT: BoatProfile = { length: 15.2, airDraught: 25.2, draught: 2.85 };

/** Colours of both sails and of the hull of a boat. */
function coloursOf(look: Partial<BoatProfile>) {
  const profile = { ...A_BOAT, ...look };
  const html = renderToStaticMarkup(<BoatDrawing profile={profile} frame={toFrame([profile])} />);
  const sails = [...html.matchAll(/<g[^>]*fill="([^"]+)"/g)].map(([, colour]) => colour);
  const hull = new RegExp(`d="${drawBoat(profile).hull}"[^>]*fill="([^"]+)"`).exec(html)?.[1];
  return { sails, hull };
}

describe('a boat from the side', () => {
  it('has white sails, or dark ones with daggerboards, and a white hull', () => {
    const white = 'var(--hull-white)';
    expect(coloursOf({})).toEqual({ sails: [white, white], hull: white });
    const { sails, hull } = coloursOf({ daggerboards: true });
    expect(hull).toBe(white);
    expect(sails).not.toContain(white);
    expect(sails).toHaveLength(2);
  });

  it('has the sails that her profile names, with daggerboards or without', () => {
    const cream = coloursOf({ sails: 'cream' }).sails;
    expect(coloursOf({ sails: 'cream', daggerboards: true }).sails).toEqual(cream);
    const charcoal = coloursOf({ sails: 'charcoal' }).sails;
    expect(coloursOf({ daggerboards: true }).sails).toEqual(charcoal);
    expect(charcoal).not.toEqual(cream);
  });

  it('has the hull that her profile names', () => {
    const hulls = (['white', 'navy', 'anthracite'] as const).map((hull) => coloursOf({ hull }).hull);
    expect(new Set(hulls).size).toBe(3);
  });
});
