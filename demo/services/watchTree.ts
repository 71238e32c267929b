import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Calls back with every file that changes in a folder or below it: its path, starting with the folder's own. One
 * change may be reported several times. Each folder has its own watcher, because the recursive mode of `fs.watch`,
 * which on Linux watches files, loses a file that another has replaced, as vim, `sed -i` and git do.
 *
 * @returns stops watching.
 */
export function watchTree(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const forget = (path: string): void => {
    for (const [known, watcher] of watchers) {
      if (known !== path && !known.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(known);
    }
  };

  const follow = (directory: string, onFile: (path: string) => void): void => {
    const watcher = watch(directory, (event, name) => {
      const path = join(directory, name ?? '');
      // A name that appears or disappears may be a folder's, or may replace another.
      if (event === 'rename') forget(path);
      if (event !== 'rename' || !isDirectory(path)) return onChange(path);
      try {
        follow(path, onChange);
      } catch {
        // It is gone already; the parent folder reports that too.
        forget(path);
      }
    });
    // Windows reports the end of a watched folder as an error; the parent folder reports it too.
    watcher.on('error', () => forget(directory));
    watchers.set(directory, watcher);
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) follow(path, onFile);
      else onFile(path);
    }
  };

  follow(folder, () => {});
  return () => forget(folder);
}

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
