import { contentFile } from '../../../renderer/contentFile.ts';

/**
 * Path of a public file of the content service, in the one way such paths are written on the site.
 *
 * @param address as delivered: a path, or an absolute address on one of the service's own hosts.
 * @returns undefined when it leads anywhere else: another host, another folder, or out of the folder by `..`.
 */
export function contentFilePath(address: string, cmsHosts: ReadonlySet<string>): string | undefined {
  // Taken apart by hand, because URL.parse would resolve dots and turn backslashes before anyone looks at them.
  const [, origin, path = ''] = /^(https?:\/\/[^/?#]+)?(\/[^?#]*)/i.exec(address) ?? [];
  const host = origin && URL.parse(origin)?.host;
  return origin && !(host && cmsHosts.has(host)) ? undefined : contentFile(path);
}
