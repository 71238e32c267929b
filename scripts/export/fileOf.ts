import { posix } from 'node:path';

/**
 * Where a static host looks for an address: pages are `<path>/index.html`, everything else has its own name.
 *
 * @param pathname percent-encoded, as it stands in links.
 * @throws Error for an address that leads out of the folder.
 */
export function fileOf(pathname: string, isPage: boolean): string {
  const decoded = decodeURIComponent(pathname);
  const file = posix.join(decoded, isPage ? 'index.html' : '').replace(/^\//, '');
  const leadsOut = decoded.split(/[/\\]/).includes('..') || decoded.includes('\0') || decoded.includes('\\');
  if (leadsOut || file === '') throw new Error(`${pathname} cannot be the name of a file`);
  return file;
}
