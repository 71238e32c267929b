import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../../../server/environment.ts';
import { createLogFiles } from '../../../server/logs/createLogFiles.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;

const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-logs-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

function start(directory: string, options: { fileBytes?: number; maxMegabytes?: number } = {}) {
  const clock = { now: NOON };
  const problems: Error[] = [];
  const files = createLogFiles({
    directory,
    keepDays: 3,
    maxMegabytes: 100,
    now: () => clock.now,
    onProblem: (error) => problems.push(error),
    ...options,
  });
  onTestFinished(() => files.close());
  return { files, clock, problems };
}

const contents = (directory: string): string[] =>
  readdirSync(directory)
    .sort()
    .map((name) => readFileSync(join(directory, name), 'utf8'));

describe('createLogFiles', () => {
  it('has each line on disk at once', () => {
    const directory = folder();
    const { files } = start(directory);
    files.write('one\n');
    files.write('zwölf “Zeilen”\n');
    expect(contents(directory)).toEqual(['one\nzwölf “Zeilen”\n']);
  });

  it('begins a new file each day and when one is full', () => {
    const directory = folder();
    const { files, clock } = start(directory, { fileBytes: 10 });
    files.write('1234567\n');
    clock.now += 1;
    files.write('full\n');
    clock.now += DAY_MS;
    files.write('new\n');
    expect(contents(directory)).toEqual(['1234567\n', 'full\n', 'new\n']);
  });

  it('deletes what nobody has written to for too long, and nothing that is not its own', () => {
    const directory = folder();
    const old = join(directory, 'bridgedeck-2026-11-01T00-00-00-000-1.log.gz');
    for (const path of [old, join(directory, 'notes.txt')]) {
      writeFileSync(path, 'old\n');
      utimesSync(path, new Date(NOON - 4 * DAY_MS), new Date(NOON - 4 * DAY_MS));
    }
    start(directory).files.write('new\n');
    expect(contents(directory)).toEqual(['new\n', 'old\n']);
    expect(readdirSync(directory)).toContain('notes.txt');
  });

  it('deletes the oldest when all together hold too much', () => {
    const directory = folder();
    for (const day of ['18', '19', '20']) {
      const path = join(directory, `bridgedeck-2026-11-${day}T00-00-00-000-1.log`);
      writeFileSync(path, day.repeat(200_000));
      utimesSync(path, new Date(NOON), new Date(NOON));
    }
    start(directory, { maxMegabytes: 1 });
    expect(readdirSync(directory).filter((name) => /-(18|19|20)T/.test(name))).toEqual([
      'bridgedeck-2026-11-19T00-00-00-000-1.log',
      'bridgedeck-2026-11-20T00-00-00-000-1.log',
    ]);
  });

  it('goes on when the disk does not take a line, says so once, and tries again later', async () => {
    const directory = folder();
    const { files, clock, problems } = start(directory, { fileBytes: 5 });
    files.write('1234\n');
    rmSync(directory, { recursive: true });
    writeFileSync(directory, 'a file where the folder was');
    for (let index = 0; index < 3; index++) files.write('lost\n');
    await expect.poll(() => problems).toHaveLength(1);
    rmSync(directory);
    clock.now += 11_000;
    files.write('back\n');
    expect(contents(directory)).toEqual(['back\n']);
  });

  it('stops the start when the folder cannot be written to', () => {
    expect(() => start('/dev/null/logs')).toThrow(ConfigError);
  });
});
