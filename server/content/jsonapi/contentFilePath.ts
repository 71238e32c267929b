const FOLDER = '/sites/default/files/';
const NO_HOST = 'content-file.invalid';

/**
 * Path of a public file of the content service.
 *
 * @param address as delivered: a path, or an absolute address on one of the service's own hosts.
 * @returns undefined when it leads anywhere else: another host, another folder, or out of the folder by `..`.
 */
export function contentFilePath(address: string, cmsHosts: ReadonlySet<string>): string | undefined {
  const url = URL.parse(address, `http://${NO_HOST}`);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.host !== NO_HOST && !cmsHosts.has(url.host)) return undefined;
  // The parser has already resolved plain dots, so they are looked for in the address as delivered too.
  const escapes = [address, url.pathname].some((path) =>
    /(^|[/\\]|%2f|%5c)(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i.test(path),
  );
  return url.pathname.startsWith(FOLDER) && !escapes ? url.pathname : undefined;
}
