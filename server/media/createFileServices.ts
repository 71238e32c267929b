import type { Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';
import { type CachedFiles, createCachedFiles } from './createCachedFiles.ts';
import { createDiskBudget } from './createDiskBudget.ts';
import { createImages, type Images } from './createImages.ts';
import { createMissBudget, type MissBudget } from './createMissBudget.ts';
import type { FileSource } from './fetchFile.ts';
import { createTiles, type Tiles } from './tiles/createTiles.ts';

/** Pictures, other files and tiles: one of each for the process, so that their limits hold. */
export interface FileServices {
  images: Images;
  /** Videos, documents and unchanged pictures. */
  cachedFiles: CachedFiles;
  tiles: Tiles;
  misses: MissBudget;
}

/** All of them cache files in one directory, within one limit. */
export function createFileServices(
  { cacheDirectory, cacheMegabytes, pictureEffort: effort, workers }: Config,
  { source, log }: { source: FileSource; log: Logger },
): FileServices {
  const limit = cacheMegabytes * 1e6;
  const budget = createDiskBudget({ cacheDirectory, limit, processes: workers, log });
  const misses = createMissBudget();
  return {
    misses,
    images: createImages({ source, cacheDirectory, effort, budget, misses }),
    cachedFiles: createCachedFiles({ source, cacheDirectory, budget }),
    tiles: createTiles({ cacheDirectory, budget }),
  };
}
