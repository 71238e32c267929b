import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Calls back with every file that changes in a folder or below it: its path, beginning with the folder's own. One
 * change may be told several times. Each folder has a watcher of its own, because `fs.watch`'s recursion, which on
 * Linux watches files, does not see a file again that another has replaced: what vim, `sed -i` and git do.
 *
 * @returns ends the watching.
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
      // A name that came or went may be a folder's, and one that came may stand for another than before.
      if (event === 'rename') forget(path);
      if (event !== 'rename' || !isDirectory(path)) return onChange(path);
      try {
        follow(path, onChange);
      } catch {
        // It is gone again already; the folder above tells of that too.
        forget(path);
      }
    });
    // Windows tells a watched folder's end as an error; the folder above tells it too.
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
