import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../locales/locales.ts';
import { createTileDrawer } from '../../../server/tiles/createTileDrawer.ts';

describe('createTileDrawer', () => {
  it('tells answers apart', async () => {
    const draw = createTileDrawer();
    const [west, east, again] = await Promise.all(
      [0, 1, 0].map((x) => draw({ locale: 'en', z: 1, x, y: 0 })),
    );
    expect(west).toMatch(/^<svg .*<\/svg>$/);
    expect(west).not.toBe(east);
    expect(again).toBe(west);
  });

  it('tells whoever waits when its thread breaks down, and goes on with another', async () => {
    const draw = createTileDrawer();
    // No language of the site, which no address lets through: the thread stumbles over it.
    const broken = draw({ locale: 'xx' as Locale, z: 0, x: 0, y: 0 });
    await expect(broken).rejects.toThrow();
    expect(await draw({ locale: 'en', z: 0, x: 0, y: 0 })).toContain('<svg');
  });

  it('writes what is the same as the same, whatever the place', async () => {
    const draw = createTileDrawer();
    const [sea, otherSea, land] = await Promise.all([
      draw({ locale: 'en', z: 6, x: 24, y: 26 }),
      draw({ locale: 'fr', z: 6, x: 25, y: 26 }),
      draw({ locale: 'fr', z: 6, x: 32, y: 22 }),
    ]);
    expect(otherSea).toBe(sea);
    expect(land).not.toBe(sea);
  });
});
