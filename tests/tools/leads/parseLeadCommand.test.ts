import { describe, expect, it } from 'vitest';
import { parseLeadCommand } from '../../../tools/leads/parseLeadCommand.ts';

describe('parseLeadCommand', () => {
  it.each([
    [['list'], { name: 'list', status: undefined, personal: false }],
    [['list', '--status', 'dead', '--personal'], { name: 'list', status: 'dead', personal: true }],
    [['--help'], { name: 'help' }],
    [['show', '-h'], { name: 'help' }],
    [
      ['show', 'est-7k2m-9qxa'],
      { name: 'show', reference: 'EST-7K2M-9QXA', payload: false, personal: false },
    ],
    [
      ['show', 'EST-7K2M-9QXA', '--payload'],
      { name: 'show', reference: 'EST-7K2M-9QXA', payload: true, personal: false },
    ],
    [
      ['show', 'EST-7K2M-9QXA', '--personal'],
      { name: 'show', reference: 'EST-7K2M-9QXA', payload: true, personal: true },
    ],
    [['retry', 'EST-7K2M-9QXA'], { name: 'retry', reference: 'EST-7K2M-9QXA' }],
    [['retry', '--all-dead'], { name: 'retry', reference: 'all-dead' }],
    [['export'], { name: 'export', since: undefined }],
    [['export', '--since', '2026-11-21'], { name: 'export', since: Date.UTC(2026, 10, 21) }],
    [['export', '--since', '2026-11-21T12:00:00Z'], { name: 'export', since: Date.UTC(2026, 10, 21, 12) }],
  ])('%j', (args, command) => {
    expect(parseLeadCommand(args, 'EST')).toEqual(command);
  });

  it.each([
    [[], /^What shall be done\?/],
    [['delete'], /^“delete” is no command/],
    [['toString'], /^“toString” is no command/],
    [['list', '--status', 'lost'], /^--status is “lost”, but must be one of pending, delivered, dead/],
    [['list', 'EST-7K2M-9QXA'], /^“EST-7K2M-9QXA” is one word too many/],
    [['list', '--since', '2026-11-21'], /^list has no --since/],
    [['show'], /^Which lead\?/],
    [['show', 'x'], /^“x” is no reference/],
    [['show', 'EST-7K2M-9QXA', 'more'], /^“more” is one word too many/],
    [['retry'], /^Which lead\?/],
    [['retry', 'EST-7K2M-9QXA', '--all-dead'], /^It is either a reference or --all-dead/],
    [['export', '--since', 'yesterday'], /^--since is “yesterday”, but must be a date/],
    [['export', '--since', '2026-13-45'], /^--since is “2026-13-45”/],
    [['list', '--what'], /--what/],
  ])('%j: error with usage', (args, sentence) => {
    expect(() => parseLeadCommand(args, 'EST')).toThrow(sentence);
    expect(() => parseLeadCommand(args, 'EST')).toThrow(/Usage:\n {2}npm run leads -- list/);
  });
});
