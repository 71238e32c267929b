import { describe, expect, it } from 'vitest';
import { describeResults } from './describeResults.ts';
import { failedResult, limitResult, ratioResult, shown } from './Result.ts';

const occasion = {
  date: new Date('2026-11-21T21:30:00Z'),
  cores: 2,
  processor: 'A processor',
  node: '24.0.0',
  commit: 'abc1234',
  isQuick: true,
};

describe('the table', () => {
  it('tells where and when it was made, and how many goals are met', () => {
    const results = [
      limitResult('Start', 1.2, 1.5, 's'),
      limitResult('Memory', 400, 350, 'MB'),
      { what: 'Told only', measured: '7 ms' },
    ];
    const table = describeResults(results, occasion);
    expect(table).toContain('2026-11-21 21:30 UTC at abc1234');
    expect(table).toContain('2 cores, A processor, Node 24.0.0. A quick run');
    expect(table).toContain('1 of 2 goals are met.');
    expect(table).toContain('| Start | ≤ 1.5 s | 1.2 s | yes |');
    expect(table).toContain('| Memory | ≤ 350 MB | 400 MB | **no** |');
    expect(table).toContain('| Told only |  | 7 ms |  |');
  });

  it('keeps a cell that has a bar in it one cell', () => {
    expect(describeResults([{ what: 'a|b', measured: '1' }], occasion)).toContain('| a\\|b |');
  });
});

describe('a ratio', () => {
  it('is met up to its limit, and shows what it was made of', () => {
    const result = ratioResult('Hit', { ours: 0.025, bare: 0.02, limit: 1.25, unit: 'ms' });
    expect(result).toMatchObject({
      goal: '≤ 1.25 × bare',
      measured: '1.25 × (0.025 against 0.02 ms)',
      met: true,
    });
  });
  it('of something that was not measured is missed', () => {
    const result = ratioResult('Hit', { ours: Number.NaN, bare: 1, limit: 2, unit: 'ms' });
    expect(result).toMatchObject({ met: false });
  });
});

it('a benchmark that fails is a missed goal with the first line of its error', () => {
  expect(failedResult('memory', new Error('The site did not start\nits log'))).toEqual({
    what: 'Benchmark `memory`',
    goal: 'runs to its end',
    measured: 'failed: The site did not start',
    met: false,
  });
});

describe('a number', () => {
  it.each([
    [0.023_456, '0.0235'],
    [1.2345, '1.23'],
    [1234.5, '1235'],
    [0, '0'],
    [Number.NaN, 'not measured'],
  ])('%s is shown as %s', (value, text) => expect(shown(value)).toBe(text));
});
