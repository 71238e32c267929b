const FOLDER = '/sites/default/files/';
const LONGEST = 1024;

/**
 * A decoded segment of a path: letters of any script, digits, spaces and harmless punctuation; no dot or space at
 * either end. Excluded are both slashes, control characters, and `%`, which another reader might decode once more.
 */
const NAME = /^(?![. ])[\p{L}\p{M}\p{N} _.,()'&+@!~=$[\]-]+(?<![. ])$/u;

/**
 * The canonical path of a public file of the content service: below its folder, percent-encoded but for letters,
 * digits and `-._~`, as Drupal writes it. It means the same to every reader, however often it is passed on.
 *
 * @param path any spelling of it, encoded or not; without query.
 * @returns undefined for any other path, and for one of more than 1024 characters.
 */
export function contentFile(path: string): string | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const names = path.slice(FOLDER.length).split('/').map(decoded);
  if (!names.every((name) => NAME.test(name))) return undefined;
  const file = FOLDER + names.map(encoded).join('/');
  return file.length > LONGEST ? undefined : file;
}

/** Whether a path is the canonical one of a public file of the content service. */
export function isContentFile(address: string): boolean {
  return contentFile(address) === address;
}

/** An invalid encoding gives an empty name, which no file has. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
