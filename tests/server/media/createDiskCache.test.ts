import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiskCache } from '../../../server/media/createDiskCache.ts';
import { runRequest } from '../../../server/observability/requestContext.ts';
import { memoryLog } from '../memoryLog.ts';
import { passMinute } from './passMinute.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'disk-cache-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

describe('createDiskCache', () => {
  it('creates its folder, reads back what was written, and leaves no temporary file', async () => {
    const directory = join(await folder(), 'a', 'b');
    const cache = createDiskCache(directory, 'picture');
    expect(await cache.read('key')).toBeUndefined();
    await cache.write('key', Buffer.from('bytes'));
    expect(await cache.read('key')).toEqual({ bytes: Buffer.from('bytes'), fresh: true });
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('eight days old: not fresh; empty: absent', async () => {
    const directory = await folder();
    const cache = createDiskCache(directory, 'picture');
    await cache.write('key', Buffer.from('bytes'));
    const [name = ''] = await readdir(directory);
    const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600;
    await utimes(join(directory, name), eightDaysAgo, eightDaysAgo);
    expect(await cache.read('key')).toMatchObject({ fresh: false });
    await writeFile(join(directory, name), '');
    expect(await cache.read('key')).toBeUndefined();
  });

  it('folder not writable: a log line, no error', async () => {
    const file = join(await folder(), 'file');
    await writeFile(file, '');
    passMinute();
    const { log, lines } = memoryLog();
    const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
    await runRequest({ id: '1', log, upstream }, async () => {
      const cache = createDiskCache(join(file, 'tiles'), 'tile');
      await cache.write('key', Buffer.from('bytes'));
      expect(await cache.read('key')).toBeUndefined();
    });
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'warn',
        event: 'file-cache-failed',
        reason: expect.stringMatching(/^A tile could not be kept, .*ENOTDIR/),
      }),
    ]);
  });
});
