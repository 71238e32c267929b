import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/observability/log.ts';

/** A process that logs to its standard output, in several languages. */
const PROGRAM = `
import { createLogger } from '${new URL('../../../server/observability/log.ts', import.meta.url)}';
const log = createLogger({ level: 'info', pretty: false });
log.info('Fraîcheur “à bord”');
log.info('Größe');
log.info('Über Bord');
log.info('last');
log.flush();
`;

function written(pretty: boolean, entry: object): string {
  let text = '';
  const log = createLogger({ level: 'info', pretty, destination: { write: (line) => (text += line) } });
  log.debug('too quiet');
  log.info(entry, 'A sentence');
  return text;
}

describe('createLogger', () => {
  it('writes to standard output whatever language a line is in, in order', () => {
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
    const line = JSON.parse(written(false, { event: 'test' }));
    expect(line).toMatchObject({ level: 'info', event: 'test', msg: 'A sentence' });
    expect(Date.parse(line.time)).toBeGreaterThan(0);
  });

  it('writes a readable line at once when pretty', () => {
    const line = written(true, { status: 200 });
    expect(line).toContain('A sentence');
    expect(line).toContain('200');
    expect(line.trim().split('\n')).toHaveLength(1);
  });

  it('survives an object that contains itself, and leaves what it is given as it was', () => {
    const entry: Record<string, unknown> = { lead: { email: 'anna@example.com' } };
    entry.self = entry;
    expect(written(false, entry)).not.toContain('anna');
    expect(entry.lead).toEqual({ email: 'anna@example.com' });
  });

  it('gives everything from info on to those who get it besides, however quiet it is itself', () => {
    const lines: string[] = [];
    let text = '';
    const log = createLogger({
      level: 'warn',
      pretty: false,
      destination: { write: (line) => (text += line) },
      also: [{ write: (line) => lines.push(line) }],
    });
    log.debug('debug');
    log.info('info');
    log.warn('warn');
    expect(text).toMatch(/^[^\n]*"msg":"warn"[^\n]*\n$/);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['info', 'warn']);
  });

  it('takes what may be personal out of what an error says', () => {
    const line = written(false, { err: new Error('no such mailbox: anna@example.com') });
    expect(line).not.toContain('anna');
    expect(line).toContain('no such mailbox: [email]');
  });

  it('tells the whole story of an error', () => {
    const err = new Error('outer', { cause: new TypeError('inner') });
    expect(JSON.parse(written(false, { err })).err).toMatchObject({
      type: 'Error',
      message: 'outer: inner',
      stack: expect.stringContaining('caused by: TypeError: inner'),
    });
  });

  it.each([false, true])('keeps secrets and personal data out (pretty: %s)', (pretty) => {
    const line = written(pretty, {
      email: 'hush',
      headers: { authorization: 'hush', cookie: 'hush', 'api-key': 'hush', 'set-cookie': 'hush' },
      lead: { phone: 'hush', contact: { Email: 'hush' } },
      calls: [{ headers: { Authorization: 'hush' } }],
      err: Object.assign(new Error('failed'), { config: { headers: { cookie: 'hush' } } }),
      options: { key: 'hush', secret: 'hush', token: 'hush' },
    });
    expect(line).not.toContain('hush');
    expect(line).toContain('[Redacted]');
  });
});
