const FOLDER = '/sites/default/files/';
const LONGEST = 1024;

/**
 * A decoded part of a path: letters of any script, digits, spaces and harmless signs; no dot or space at either end.
 * Not among them are slashes of either kind, control characters, and `%`, which someone might decode once more.
 */
const NAME = /^(?![. ])[\p{L}\p{M}\p{N} _.,()'&+@!~=$[\]-]+(?<![. ])$/u;

/**
 * The one way to write the path of a public file of the content service: below its folder, and percent-encoded but for
 * letters, digits and `-._~`, as Drupal itself writes it. So it means the same to every reader, however often it is
 * passed on.
 *
 * @param path any spelling of it, encoded or not; without query.
 * @returns undefined when it is not such a path, or longer than 1024 characters.
 */
export function contentFile(path: string): string | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const names = path.slice(FOLDER.length).split('/').map(decoded);
  if (!names.every((name) => NAME.test(name))) return undefined;
  const file = FOLDER + names.map(encoded).join('/');
  return file.length > LONGEST ? undefined : file;
}

/** Whether an address is the path of a public file of the content service, written in the one way. */
export function isContentFile(address: string): boolean {
  return contentFile(address) === address;
}

/** An encoding that cannot be read gives an empty name, which no file has. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
