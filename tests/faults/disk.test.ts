import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskCache } from '../../server/media/createDiskCache.ts';
import { runSite } from '../site/runSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bridgedeck-disk-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

it('a folder for pictures that cannot be written: every picture is answered, and the log says why', async () => {
  const file = join(await folder(), 'a-file');
  await writeFile(file, '');
  const site = await runSite({ CACHE_DIRECTORY: file });
  onTestFinished(() => void site.stop());
  const { html } = await visit(site.url);
  const pictures = [...new Set(html.match(/\/images\/[^"\s,]+/g))].slice(0, 3);
  const statuses: number[] = [];
  for (const path of pictures) statuses.push((await visit(site.url + path.replaceAll('&amp;', '&'))).status);
  const told = () => site.log.filter(({ event }) => event === 'file-cache-failed').length;
  await expect.poll(told).toBe(pictures.length);
  tell('disk not writable', `${statuses.join(', ')} for ${pictures.length} pictures, ${told()} lines of log`);
  expect(statuses).toEqual([200, 200, 200]);
});

/** What a file may have at most, in units of 512 bytes: beyond it, writing fails in the middle, as on a full disk. */
const PROGRAM = `
import { createDiskCache } from '${new URL('../../server/media/createDiskCache.ts', import.meta.url)}';
const cache = createDiskCache(process.argv[1], 'picture');
await cache.write('large', Buffer.alloc(1_000_000));
await cache.write('small', Buffer.from('fits'));
process.stdout.write(JSON.stringify({ large: await cache.read('large') !== undefined, small: await cache.read('small') !== undefined }));
`;

it('a disk that is full in the middle of a picture: no half picture is kept', async () => {
  const directory = await folder();
  const limited = 'trap "" XFSZ; ulimit -f 64; exec "$0" --input-type=module --eval "$1" "$2"';
  const { stdout, status } = spawnSync('sh', ['-c', limited, process.execPath, PROGRAM, directory], {
    encoding: 'utf8',
  });
  const left = readdirSync(directory).length;
  tell('disk full', `exit code ${status}, kept ${stdout}, ${left} file(s) left`);
  expect(JSON.parse(stdout)).toEqual({ large: false, small: true });
  expect(left).toBe(1);
  // The same folder, with room again.
  const cache = createDiskCache(directory, 'picture');
  await cache.write('large', Buffer.alloc(1_000_000));
  expect((await cache.read('large'))?.bytes.length).toBe(1_000_000);
});
