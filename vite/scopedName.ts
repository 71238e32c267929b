import { basename } from 'node:path';

/**
 * Class name of a CSS module: file and local name. File names are unique here, and a name without a hash of the
 * content stays the same on server and browser while styles are edited.
 */
export function scopedName(local: string, file: string): string {
  return `${basename(file).split('.')[0]}_${local}`;
}
