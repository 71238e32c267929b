import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createLogger, type LogFormat } from '../../../server/observability/log.ts';

/** A process that logs to its standard output, in several languages. */
const PROGRAM = `
import { createLogger } from '${new URL('../../../server/observability/log.ts', import.meta.url)}';
const log = createLogger({ level: 'info', format: 'json' });
log.info('Fraîcheur “à bord”');
log.info('Größe');
log.info('Über Bord');
log.info('last');
log.flush();
`;

function written(format: LogFormat, entry: object): string {
  let text = '';
  const log = createLogger({ level: 'info', format, destination: { write: (line) => (text += line) } });
  log.debug('too quiet');
  log.info(entry, 'A sentence');
  return text;
}

describe('createLogger', () => {
  it('writes lines in any script to standard output, in order', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      encoding: 'utf8',
    });
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'Fraîcheur “à bord”',
      'Größe',
      'Über Bord',
      'last',
    ]);
  });

  it('writes one JSON object a line, with the level as a word and the time', () => {
    const line = JSON.parse(written('json', { event: 'test' }));
    expect(line).toMatchObject({ level: 'info', event: 'test', msg: 'A sentence' });
    expect(Date.parse(line.time)).toBeGreaterThan(0);
  });

  it('writes a readable line at once when pretty', () => {
    const line = written('detailed', { status: 200 });
    expect(line).toContain('A sentence');
    expect(line).toContain('200');
    expect(line.trim().split('\n')).toHaveLength(1);
  });

  it('brief: one short line with the error’s message and request id, no access log', () => {
    expect(written('brief', { event: 'page-failed', requestId: 'r-1', err: new Error('It broke') })).toMatch(
      /^\S*\[?\d\d:\d\d:\d\d\]?.*A sentence: It broke \(request r-1\)\S*\n$/,
    );
    expect(written('brief', { event: 'request', status: 200 })).toBe('');
    expect(written('brief', { event: 'warm-up', made: 3 })).toContain('A sentence');
  });

  it('a circular object is written and not modified', () => {
    const entry: Record<string, unknown> = { lead: { email: 'anna@example.com' } };
    entry.self = entry;
    expect(written('json', entry)).not.toContain('anna');
    expect(entry.lead).toEqual({ email: 'anna@example.com' });
  });

  it('listeners get every line from info on, whatever the level', () => {
    const lines: string[] = [];
    let text = '';
    const log = createLogger({
      level: 'warn',
      format: 'json',
      destination: { write: (line) => (text += line) },
      also: [{ write: (line) => lines.push(line) }],
    });
    log.debug('debug');
    log.info('info');
    log.warn('warn');
    expect(text).toMatch(/^[^\n]*"msg":"warn"[^\n]*\n$/);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['info', 'warn']);
  });

  it('masks personal data in error messages', () => {
    const line = written('json', { err: new Error('no such mailbox: anna@example.com') });
    expect(line).not.toContain('anna');
    expect(line).toContain('no such mailbox: [email]');
  });

  it('writes an error with its causes and stack', () => {
    const err = new Error('outer', { cause: new TypeError('inner') });
    expect(JSON.parse(written('json', { err })).err).toMatchObject({
      type: 'Error',
      message: 'outer: inner',
      stack: expect.stringContaining('caused by: TypeError: inner'),
    });
  });

  it.each(['json', 'brief', 'detailed'] as const)('omits secrets and personal data (%s)', (format) => {
    const line = written(format, {
      email: 'hush',
      headers: { authorization: 'hush', cookie: 'hush', 'api-key': 'hush', 'set-cookie': 'hush' },
      lead: { phone: 'hush', contact: { Email: 'hush' } },
      calls: [{ headers: { Authorization: 'hush' } }],
      err: Object.assign(new Error('failed'), { config: { headers: { cookie: 'hush' } } }),
      options: { key: 'hush', secret: 'hush', token: 'hush' },
    });
    expect(line).not.toContain('hush');
    // A short line has no fields at all.
    expect(line.includes('[Redacted]')).toBe(format !== 'brief');
  });
});
