import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../../server/observability/logs/TraceFilter.ts';
import { parseLogCommand } from '../../../tools/logs/parseLogCommand.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HERE = '/var/log/site';
const PLAIN = {
  directory: HERE,
  reference: undefined,
  filter: EVERYTHING,
  limit: 100,
  follow: false,
  json: false,
};
const read = (args: string[]) => parseLogCommand(args, HERE, NOW);

describe('parseLogCommand', () => {
  it('a reference', () => {
    expect(read(['EST-7K2M-9QXA', '--json'])).toEqual({ ...PLAIN, reference: 'EST-7K2M-9QXA', json: true });
  });

  it('search options', () => {
    expect(
      read([
        '--status',
        '5XX',
        '--path',
        '/x',
        '--since',
        '1h',
        '--locale',
        'fr',
        '--limit',
        '7',
        '--follow',
      ]),
    ).toEqual({
      ...PLAIN,
      filter: { ...EVERYTHING, status: '5xx', path: '/x', since: NOW - 3_600_000, locale: 'fr' },
      limit: 7,
      follow: true,
    });
  });

  it('--directory', () => {
    expect(parseLogCommand(['--directory', 'here'], undefined, NOW).directory).toBe('here');
  });

  it.each([
    [['a', 'b'], /^“b” is one word too many/],
    [['a', '--follow'], /^It is either a reference or --follow/],
    [['--since', 'yesterday'], /^--since is “yesterday”, but must be a time/],
    [['--status', 'bad'], /^--status is “bad”/],
    [['--locale', 'xx'], /^--locale is “xx”/],
    [['--limit', '0'], /^--limit is “0”/],
    [['--what'], /--what/],
  ])('%j: error with usage', (args, sentence) => {
    expect(() => read(args)).toThrow(sentence);
    expect(() => read(args)).toThrow(/Usage:\n {2}npm run logs -- <reference>/);
  });

  it('no directory: error', () => {
    expect(() => parseLogCommand([], undefined, NOW)).toThrow(/^Where are the log files\?/);
  });
});
