import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import { createTileDrawer } from '../../../../server/media/tiles/createTileDrawer.ts';

/** Processes of this one that draw tiles. */
const drawing = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => pid && getCommandLine(pid).includes('tileProcess'))
    .map(Number);

/** Empty for a process that has ended. */
const getCommandLine = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

describe.runIf(process.platform === 'linux')('createTileDrawer', () => {
  it('concurrent calls get their own tiles', async () => {
    const draw = createTileDrawer(1);
    const [west, east, again] = await Promise.all(
      [0, 1, 0].map((x) => draw({ locale: 'en', z: 1, x, y: 0 })),
    );
    expect(west).toMatch(/^<svg .*<\/svg>$/);
    expect(west).not.toBe(east);
    expect(again).toBe(west);
  });

  it('a failed tile rejects; later ones are drawn', async () => {
    const draw = createTileDrawer(1);
    // No language of the site, which no address lets through: the process fails on it.
    const broken = draw({ locale: 'xx' as Locale, z: 0, x: 0, y: 0 });
    await expect(broken).rejects.toThrow();
    expect(await draw({ locale: 'en', z: 0, x: 0, y: 0 })).toContain('<svg');
  });

  it('its process ends when idle; the next tile starts another', async () => {
    const draw = createTileDrawer(1);
    const first = await draw({ locale: 'en', z: 0, x: 0, y: 0 });
    await expect.poll(drawing).toEqual([]);
    expect(await draw({ locale: 'en', z: 0, x: 0, y: 0 })).toBe(first);
    await expect.poll(drawing).toEqual([]);
  });

  it('process killed: waiting tiles reject, the next starts another', async () => {
    const draw = createTileDrawer(1);
    const drawn = draw({ locale: 'en', z: 6, x: 32, y: 22 });
    const rejected = expect(drawn).rejects.toThrow('ended with SIGKILL');
    for (const pid of drawing()) process.kill(pid, 'SIGKILL');
    await rejected;
    expect(await draw({ locale: 'en', z: 0, x: 0, y: 0 })).toContain('<svg');
  });

  it('equal tiles have equal bytes, in any place and language', async () => {
    const draw = createTileDrawer(1);
    const [sea, otherSea, land] = await Promise.all([
      draw({ locale: 'en', z: 6, x: 24, y: 26 }),
      draw({ locale: 'fr', z: 6, x: 25, y: 26 }),
      draw({ locale: 'fr', z: 6, x: 32, y: 22 }),
    ]);
    expect(otherSea).toBe(sea);
    expect(land).not.toBe(sea);
  });
});
