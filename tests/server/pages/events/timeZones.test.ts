import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Output {
  offset: number;
  seen: { past: boolean[]; start: string; rolling: string[] }[];
}

const runIn = (zone: string): Output =>
  // What it prints is made by the file beside this one.
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'inTimeZone.ts')], {
      env: { PATH: process.env.PATH, TZ: zone },
      encoding: 'utf8',
    }),
  ) as Output;

describe('a server in another time zone', () => {
  const utc = runIn('UTC');

  it('uses the time zone of the content, not its own', () => {
    const [night] = utc.seen;
    expect(night?.past).toEqual([false, false, false, true, true]);
    expect(night?.start?.trim()).toBe('DTSTART:20261121T223000Z');
    expect(night?.rolling.map((moment) => moment.slice(0, 10))).toEqual([
      '2026-11-22',
      '2026-11-22',
      '2026-11-22',
      '2026-11-22',
      '2026-11-22',
    ]);
  });

  it.each([
    ['Pacific/Auckland', -720],
    ['America/Los_Angeles', 480],
  ])('%s: same past flags, days, calendar files and rolling dates', (zone, offset) => {
    const there = runIn(zone);
    expect(there.offset).toBe(offset);
    expect(there.seen).toEqual(utc.seen);
  });
});
