import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogRing } from '../../../../server/observability/logs/createLogRing.ts';
import { createLogSearch } from '../../../../server/observability/logs/createLogSearch.ts';
import { createRequestArchive } from '../../../../server/observability/logs/createRequestArchive.ts';
import { followLogFiles, listLogFiles } from '../../../../server/observability/logs/readLogFiles.ts';
import { EVERYTHING } from '../../../../server/observability/logs/TraceFilter.ts';
import { access, line } from './lines.ts';

const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-logs-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

/** A file of one hour whose last line is of its end. */
const write = (directory: string, hour: string, lines: string[], pid = 1, isPacked = false): string => {
  const path = join(directory, `bridgedeck-2026-11-21T${hour}-00-00-000-${pid}.log${isPacked ? '.gz' : ''}`);
  writeFileSync(path, isPacked ? gzipSync(lines.join('')) : lines.join(''));
  const end = new Date(`2026-11-21T${hour}:59:00Z`);
  utimesSync(path, end, end);
  return path;
};
const at = (hour: string, minute = '00') => `2026-11-21T${hour}:${minute}:00.000Z`;

describe('createRequestArchive', () => {
  it('finds a request in memory, and older ones in plain and compressed files', async () => {
    const directory = folder();
    write(directory, '10', [access('packed', { path: '/old' }, at('10'))], 1, true);
    write(directory, '11', [
      line({ requestId: 'older', event: 'x' }, at('11')),
      access('older', {}, at('11')),
    ]);
    const ring = createLogRing({ maxBytes: 100_000 });
    ring.write(access('newest'));
    const archive = createRequestArchive({ ring, files: createLogSearch(directory) });
    expect((await archive.find('newest'))?.access?.status).toBe(200);
    expect((await archive.find('older'))?.events).toHaveLength(1);
    expect((await archive.find('packed'))?.access?.path).toBe('/old');
    expect(await archive.find('unknown')).toBeUndefined();
  });

  it('searches all files, newest first, without duplicates of memory', async () => {
    const directory = folder();
    write(directory, '10', [access('a', { status: 500 }, at('10')), access('b', {}, at('10', '05'))]);
    write(directory, '11', [access('c', { status: 503 }, at('11')), access('d', {}, at('11', '05'))]);
    write(directory, '11', [access('e', { status: 502 }, at('11', '02'))], 2);
    const ring = createLogRing({ maxBytes: 100_000 });
    ring.write(access('c', { status: 503 }, at('11')));
    const archive = createRequestArchive({ ring, files: createLogSearch(directory) });
    const ids = async (filter: object, limit = 10) =>
      (await archive.search({ ...EVERYTHING, ...filter }, limit)).map(({ id }) => id);
    expect(await ids({})).toEqual(['d', 'e', 'c', 'b', 'a']);
    expect(await ids({ status: '5xx' })).toEqual(['e', 'c', 'a']);
    expect(await ids({ status: '5xx' }, 2)).toEqual(['e', 'c']);
    expect(await ids({ since: Date.parse(at('10', '01')), until: Date.parse(at('11', '01')) })).toEqual([
      'c',
      'b',
    ]);
  });

  it('searches by path, language, status and visitor', async () => {
    const ring = createLogRing({ maxBytes: 100_000 });
    ring.write(access('a', { path: '/fr/contact', locale: 'fr', visitor: '0123456789' }));
    ring.write(access('b', { path: '/contact', locale: 'en', status: 404 }));
    const archive = createRequestArchive({ ring, files: undefined });
    const ids = async (filter: object) =>
      (await archive.search({ ...EVERYTHING, ...filter }, 10)).map(({ id }) => id);
    expect(await ids({ path: '/contact' })).toEqual(['b', 'a']);
    expect(await ids({ path: '/contact', locale: 'fr' })).toEqual(['a']);
    expect(await ids({ status: '404' })).toEqual(['b']);
    expect(await ids({ visitor: '0123456789' })).toEqual(['a']);
    expect(await ids({ visitor: '9' })).toEqual([]);
  });

  it('finds the request of a lead reference', async () => {
    const directory = folder();
    const accepted = line({
      requestId: 'r',
      event: 'lead-accepted',
      reference: 'EST-7K2M-9QXA',
      target: 'crm',
    });
    write(directory, '10', [accepted, access('r')]);
    const archive = createRequestArchive({ ring: undefined, files: createLogSearch(directory) });
    expect(await archive.findByLead('EST-7K2M-9QXA')).toEqual(['r']);
    expect(await archive.findByLead('EST-0000-0000')).toEqual([]);
  });

  it('skips truncated lines and lines of another version', async () => {
    const directory = folder();
    const other = line({
      requestId: 'o',
      event: 'request',
      calls: [{}, 7],
      upstream: null,
      blocks: {},
      status: '200',
    });
    write(directory, '10', ['{"level":"info","requestId":"t","ev\n', 'not json\n', other, access('a')]);
    const archive = createRequestArchive({ ring: undefined, files: createLogSearch(directory) });
    expect((await archive.search(EVERYTHING, 10)).map(({ id }) => id).sort()).toEqual(['a', 'o']);
    expect((await archive.find('o'))?.access?.calls).toHaveLength(2);
  });
});

describe('followLogFiles', () => {
  it('yields whole lines appended to any file, new files included', async () => {
    const directory = folder();
    const path = write(directory, '10', ['before\n']);
    const ended = new AbortController();
    const lines = followLogFiles(directory, await listLogFiles(directory), ended.signal);
    appendFileSync(path, 'first\nsec');
    expect((await lines.next()).value).toBe('first');
    appendFileSync(path, 'ond\n');
    write(directory, '11', ['third\n']);
    expect([(await lines.next()).value, (await lines.next()).value]).toEqual(['second', 'third']);
    ended.abort();
    expect((await lines.next()).done).toBe(true);
  });
});
