import { describe, expect, it } from 'vitest';
import { FULL_EFFORT, TOKEN_EFFORT } from '../../../../demo/services/captcha/createDifficulty.ts';
import { createPuzzles, type PuzzlesOptions } from '../../../../demo/services/captcha/createPuzzles.ts';
import { sign } from '../../../../demo/services/captcha/Puzzle.ts';
import { solveCaptcha } from './solveCaptcha.ts';

const HOUR = 3600;

const make = (options: Partial<PuzzlesOptions> = {}) =>
  createPuzzles({
    sitekey: 'SITE',
    signingSecret: 'hush',
    levels: TOKEN_EFFORT,
    now: () => 1_800_000_000,
    ...options,
  });

/** The puzzle with one byte changed, signed anew by whoever knows the secret. */
const changed = (puzzle: string, at: number, value: number, secret = 'hush') => {
  const bytes = Buffer.from(puzzle.split('.')[1] ?? '', 'base64');
  bytes[at] = value;
  return `${sign(bytes, secret)}.${bytes.toString('base64')}`;
};

/** The parts of a solution with one of them replaced. */
const withPart = (solution: string, part: number, replace: (before: string) => string) =>
  solution
    .split('.')
    .map((text, index) => (index === part ? replace(text) : text))
    .join('.');

const getByte = (puzzle: string, at: number) => Buffer.from(puzzle.split('.')[1] ?? '', 'base64')[at];

describe('a solution', () => {
  it('is accepted once', () => {
    const puzzles = make();
    const solution = solveCaptcha(puzzles.make('192.0.2.1'));
    expect(puzzles.verify(solution)).toBeUndefined();
    expect(puzzles.verify(solution)).toBe('solution_timeout_or_duplicate');
    // What the browser says of its solver is not signed.
    expect(puzzles.verify(withPart(solution, 3, () => 'AgAB'))).toBe('solution_timeout_or_duplicate');
  });

  it('is accepted within an hour of its puzzle; later, or with a clock set back, refused', () => {
    let seconds = 1_800_000_000;
    const puzzles = make({ now: () => seconds });
    const [first = '', second = '', third = ''] = [1, 2, 3].map(() => solveCaptcha(puzzles.make('::1')));
    seconds += HOUR;
    expect(puzzles.verify(first)).toBeUndefined();
    seconds += 1;
    expect(puzzles.verify(second)).toBe('solution_timeout_or_duplicate');
    expect(puzzles.verify(first)).toBe('solution_timeout_or_duplicate');
    seconds -= HOUR + 2;
    expect(puzzles.verify(third)).toBe('solution_timeout_or_duplicate');
  });

  it('is accepted after a wrong solution of the same puzzle', () => {
    const puzzles = make();
    const solution = solveCaptcha(puzzles.make('::1'));
    const bad = withPart(solution, 2, () => Buffer.alloc(32, 1).toString('base64'));
    expect(puzzles.verify(bad)).toBe('solution_invalid');
    expect(puzzles.verify(solution)).toBeUndefined();
  });

  it('of a puzzle with another or a changed signature: refused', () => {
    const puzzles = make();
    expect(puzzles.verify(solveCaptcha(make({ signingSecret: 'other' }).make('::1')))).toBe(
      'solution_invalid',
    );
    const easier = changed(puzzles.make('::1'), 15, 0, 'guess');
    expect(puzzles.verify(solveCaptcha(easier))).toBe('solution_invalid');
    const solution = solveCaptcha(puzzles.make('::1'));
    for (const signature of ['0'.repeat(64), 'ff', '__proto__']) {
      expect(puzzles.verify(withPart(solution, 0, () => signature))).toBe('solution_invalid');
    }
  });

  it('of a puzzle for another sitekey or version: refused', () => {
    const puzzles = make();
    expect(puzzles.verify(solveCaptcha(make({ sitekey: 'OTHER' }).make('::1')))).toBe('solution_invalid');
    expect(puzzles.verify(solveCaptcha(changed(puzzles.make('::1'), 12, 2)))).toBe('solution_invalid');
  });

  it('with too few, too many or equal parts: refused', () => {
    const puzzles = make();
    const solution = solveCaptcha(puzzles.make('::1'));
    const parts = Buffer.from(solution.split('.')[2] ?? '', 'base64');
    const twice = Buffer.concat([parts.subarray(0, 8), parts.subarray(0, 8), parts.subarray(16)]);
    for (const wrong of [parts.subarray(0, 24), parts.subarray(1), Buffer.concat([parts, parts]), twice]) {
      expect(puzzles.verify(withPart(solution, 2, () => wrong.toString('base64')))).toBe('solution_invalid');
    }
    expect(puzzles.verify(solution)).toBeUndefined();
  });

  it.each(['', '.', '...', 'a.b.c.d', '.UNSTARTED', 'x'.repeat(1_000_000), 'a.'.repeat(500_000), 'é.ü.ñ.ç'])(
    'text that is no solution: refused (%#)',
    (text) => {
      expect(make().verify(text)).toBe('solution_invalid');
    },
  );

  it('cut off anywhere, or with something added: refused', () => {
    const puzzles = make();
    const solution = solveCaptcha(puzzles.make('::1'));
    for (let length = 0; length < solution.length - 4; length += 3) {
      expect(puzzles.verify(solution.slice(0, length))).toBe('solution_invalid');
    }
    expect(puzzles.verify(`${solution}.AAAA`)).toBe('solution_invalid');
  });
});

describe('a puzzle', () => {
  it('fifty puzzles are all different', () => {
    const puzzles = make();
    expect(new Set(Array.from({ length: 50 }, () => puzzles.make('::1'))).size).toBe(50);
  });

  it('gets harder for a network that requests many, and is easy again after half an hour', () => {
    let seconds = 1_800_000_000;
    const puzzles = make({ levels: FULL_EFFORT, now: () => seconds });
    const ask = (address: string) => getByte(puzzles.make(address), 15);
    const asked = Array.from({ length: 25 }, (_, index) => ask(`2001:db8:0:${index.toString(16)}::1`));
    expect(asked).toEqual([
      ...Array<number>(5).fill(122),
      ...Array<number>(6).fill(130),
      ...Array<number>(10).fill(141),
      ...Array<number>(4).fill(149),
    ]);
    expect(ask('2001:db8:0:100::1')).toBe(122);
    seconds += 30 * 60 - 1;
    expect(ask('2001:db8::1')).toBe(149);
    seconds += 1;
    expect(ask('2001:db8::1')).toBe(122);
  });

  it('with the effort for tests: equally easy, however many are requested', () => {
    const puzzles = make();
    const efforts = Array.from({ length: 30 }, () => getByte(puzzles.make('::1'), 15));
    expect(new Set(efforts)).toEqual(new Set([80]));
  });

  it('more than 50,000 networks: the oldest count is forgotten', () => {
    const puzzles = make({ levels: FULL_EFFORT });
    for (let ask = 0; ask < 30; ask++) puzzles.make('198.51.100.1');
    for (let network = 0; network < 50_001; network++) {
      puzzles.make(`2001:${network.toString(16)}::`);
    }
    expect(getByte(puzzles.make('198.51.100.1'), 15)).toBe(122);
  });
});
