import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../../../../server/http/errors.ts';
import { createLogFiles } from '../../../../server/observability/logs/createLogFiles.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const INFO = '{"level":"info"}\n';

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

/** Writes two kilobytes of lines and ends; tells of each problem. */
const program = (directory: string): string => `
import { createLogFiles } from '${new URL('../../../../server/observability/logs/createLogFiles.ts', import.meta.url)}';
const onProblem = ({ code }) => process.stdout.write(code);
const files = createLogFiles({ directory: '${directory}', keepDays: 3, maxMegabytes: 100, onProblem });
process.once('exit', () => files.flush());
for (let index = 0; index < 20; index++) files.write('{"level":"error","msg":"' + 'x'.repeat(75) + '"}\\n');
`;

const contents = (directory: string): string[] =>
  readdirSync(directory)
    .sort()
    .map((name) => readFileSync(join(directory, name), 'utf8'));

describe('createLogFiles', () => {
  it('a warning is on disk at once, with the lines before it', () => {
    const directory = folder();
    const { files } = start(directory);
    files.write(INFO);
    expect(contents(directory)).toEqual(['']);
    files.write('{"level":"warn","msg":"zwölf “Zeilen”"}\n');
    expect(contents(directory)).toEqual([`${INFO}{"level":"warn","msg":"zwölf “Zeilen”"}\n`]);
  });

  it('info lines are on disk soon; at once on flush() or when many have gathered', async () => {
    const directory = folder();
    const { files } = start(directory);
    files.write(INFO);
    await expect.poll(() => contents(directory)).toEqual([INFO]);
    files.write(INFO);
    files.flush();
    expect(contents(directory)).toEqual([INFO.repeat(2)]);
    for (let index = 0; index < 10_000; index++) files.write(INFO);
    expect(contents(directory)[0]?.length).toBeGreaterThan(5000 * INFO.length);
  });

  it('a new file each day and when one is full', () => {
    const directory = folder();
    const { files, clock } = start(directory, { fileBytes: 10 });
    files.write('1234567\n');
    clock.now += 1;
    files.write('full\n');
    clock.now += DAY_MS;
    files.write('new\n');
    expect(contents(directory)).toEqual(['1234567\n', 'full\n', 'new\n']);
  });

  it('deletes its own files that are too old, and no other files', async () => {
    const directory = folder();
    const old = join(directory, 'bridgedeck-2026-11-01T00-00-00-000-1.log.gz');
    for (const path of [old, join(directory, 'notes.txt')]) {
      writeFileSync(path, 'old\n');
      utimesSync(path, new Date(NOON - 4 * DAY_MS), new Date(NOON - 4 * DAY_MS));
    }
    start(directory).files.write('new\n');
    await expect.poll(() => contents(directory)).toEqual(['new\n', 'old\n']);
    expect(readdirSync(directory)).toContain('notes.txt');
  });

  it('deletes the oldest files when the total is too large', async () => {
    const directory = folder();
    for (const day of ['18', '19', '20']) {
      const path = join(directory, `bridgedeck-2026-11-${day}T00-00-00-000-1.log`);
      writeFileSync(path, day.repeat(200_000));
      utimesSync(path, new Date(NOON), new Date(NOON));
    }
    start(directory, { maxMegabytes: 1 });
    await expect
      .poll(() => readdirSync(directory).filter((name) => /-(18|19|20)T/.test(name)))
      .toEqual(['bridgedeck-2026-11-19T00-00-00-000-1.log', 'bridgedeck-2026-11-20T00-00-00-000-1.log']);
  });

  it('disk error: one report, and another try later', async () => {
    const directory = folder();
    const { files, clock, problems } = start(directory, { fileBytes: 5 });
    files.write('1234\n');
    rmSync(directory, { recursive: true });
    writeFileSync(directory, 'a file where the folder was');
    for (let index = 0; index < 3; index++) files.write('lost\n');
    await expect.poll(() => problems).toHaveLength(1);
    rmSync(directory);
    clock.now += 1;
    files.write('back\n');
    expect(contents(directory)).toEqual(['back\n']);
  });

  it('disk full: a report, and the process can still exit', () => {
    const directory = folder();
    // What a file may have at most, in units of 512 bytes: beyond it, writing fails in the middle, as on a full disk.
    const limited = 'trap "" XFSZ; ulimit -f 2; exec "$0" --input-type=module --eval "$1"';
    const { stdout, status } = spawnSync('sh', ['-c', limited, process.execPath, program(directory)], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect([stdout, status]).toEqual(['EFBIG', 0]);
    expect(contents(directory)[0]).toHaveLength(1024);
  });

  it('folder not writable at the start: ConfigError', () => {
    expect(() => start('/dev/null/logs')).toThrow(ConfigError);
  });
});
