import { contentFile } from '../../../schemas/contentFile.ts';

/** A query or fragment follows an extension; before one, both signs are part of a name that is not encoded. */
const SUFFIX = /(?<=\.[a-z][a-z0-9]{1,4})[?#].*$/is;

/**
 * Canonical path of a public file of the content service.
 *
 * @param address as sent: a path, or an absolute URL on one of the service's hosts.
 * @returns undefined for any other host or folder, also by `..`.
 */
export function contentFilePath(address: string, cmsHosts: ReadonlySet<string>): string | undefined {
  // By hand, because URL.parse would resolve dots and turn backslashes before the check.
  const [, origin, path = ''] = /^(https?:\/\/[^/?#]+)?(\/.*)$/is.exec(address) ?? [];
  const host = origin && URL.parse(origin)?.host;
  return origin && !(host && cmsHosts.has(host)) ? undefined : contentFile(path.replace(SUFFIX, ''));
}
