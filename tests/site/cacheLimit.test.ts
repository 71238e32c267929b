import { mkdir, mkdtemp, open, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runSite } from './runSite.ts';

const MEGABYTE = 1_000_000;
const HOUR_S = 3600;

/** A file that takes no room on the disk and says that it does. */
async function sparseFile(path: string, bytes: number, hoursAgo: number): Promise<void> {
  const file = await open(path, 'w');
  await file.truncate(bytes);
  const used = Date.now() / 1000 - hoursAgo * HOUR_S;
  await file.utimes(used, used);
  await file.close();
}

it('60 MB of cached files, limit 50 MB: after the start the most recently used remain, other files stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cache-limit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const kind of ['images', 'tiles', 'files']) {
    await mkdir(join(folder, kind));
    for (let age = 1; age <= 20; age++) {
      await sparseFile(join(folder, kind, `${age}`.padStart(64, '0')), MEGABYTE, age);
    }
  }
  const others = [join(folder, 'images', 'README'), join(folder, 'letter.txt')];
  for (const path of others) await sparseFile(path, 30 * MEGABYTE, 1000);
  const outside = join(folder, 'outside');
  await writeFile(outside, 'kept');
  await symlink(outside, join(folder, 'images', 'f'.repeat(64)));
  const abandoned = join(folder, 'files', `${'a'.repeat(64)}.1becda60-24ae-4308-b726-1f0279d6baf1.tmp`);
  await sparseFile(abandoned, 10, 2);

  const site = await runSite({ CACHE_DIRECTORY: folder, CACHE_MEGABYTES: '50' });
  onTestFinished(async () => {
    expect(await site.stop()).toBe(0);
  });
  const evicted = () => site.log.find(({ event }) => event === 'cache-evicted');
  // A fifth of the limit is left to be filled: 20 files go, the draft, and one for the bytes of the draft.
  await expect.poll(evicted, { timeout: 30_000 }).toMatchObject({ files: 22, bytes: 21 * MEGABYTE + 10 });
  for (const kind of ['images', 'tiles', 'files']) {
    const left = (await readdir(join(folder, kind))).filter((name) => /^0/.test(name)).map(Number);
    expect(Math.max(...left)).toBeLessThanOrEqual(14);
  }
  for (const path of [...others, outside]) expect((await stat(path)).isFile()).toBe(true);
}, 60_000);
