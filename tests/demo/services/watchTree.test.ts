import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { watchTree } from '../../../demo/services/watchTree.ts';

let folder: string;
let seen: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-tree-'));
  await save('deep/down/file.ts');
  seen = [];
  const stop = watchTree(folder, (path) => seen.push(path));
  onTestFinished(async () => {
    stop();
    await rm(folder, { recursive: true });
  });
});

async function save(path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), 'text');
}

/** Saves as vim, `sed -i` and git do: another file takes the place of the old. */
async function replace(path: string): Promise<void> {
  await save(`${path}~`);
  await rename(join(folder, `${path}~`), join(folder, path));
}

async function expectSeen(path: string): Promise<void> {
  await expect.poll(() => seen).toContain(join(folder, path));
  seen.length = 0;
}

it('reports a file each time it is written or replaced by another', async () => {
  for (const change of [replace, replace, replace, save, replace]) {
    await change('deep/down/file.ts');
    await expectSeen('deep/down/file.ts');
  }
});

it('reports a removed file', async () => {
  await rm(join(folder, 'deep/down/file.ts'));
  await expectSeen('deep/down/file.ts');
});

it('reports files in folders that were added', async () => {
  await save('new/folder/file.ts');
  await expectSeen('new/folder/file.ts');
  await replace('new/folder/file.ts');
  await expectSeen('new/folder/file.ts');
});

it('reports files in a folder that was removed and made again', async () => {
  await rm(join(folder, 'deep'), { recursive: true });
  await expectSeen('deep');
  await save('deep/down/file.ts');
  await expectSeen('deep/down/file.ts');
  await replace('deep/down/file.ts');
  await expectSeen('deep/down/file.ts');
});
