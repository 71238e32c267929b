import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ARCHIVE_DAYS, type AssetArchive, type BuiltFile } from './AssetArchive.ts';

const KEEP_MS = ARCHIVE_DAYS * 86_400_000;

/** An archive in a folder that processes of a machine share. The time of a file says when a build last had it. */
export function createAssetFolder(directory: string, now: () => number = Date.now): AssetArchive {
  const addFile = async ({ name, load }: BuiltFile): Promise<void> => {
    const path = join(directory, name);
    const moment = new Date(now());
    const isThere = await utimes(path, moment, moment).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    const draft = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, await load());
    // Atomic: a reader in another process sees the whole file or none.
    await rename(draft, path);
  };

  const removeOld = async (): Promise<void> => {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        // Another process may have removed it meanwhile.
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < now() - KEEP_MS) await rm(path, { force: true });
      }),
    );
  };

  return {
    async add(files) {
      await mkdir(directory, { recursive: true });
      await Promise.all(files.map(addFile));
      await removeOld();
    },
    read: (name) => readFile(join(directory, name)).catch(() => undefined),
  };
}
