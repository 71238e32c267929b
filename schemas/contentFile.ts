const FOLDER = '/sites/default/files/';
const LONGEST = 2000;

/** What no name may have: control characters, half characters, slashes, a dot first, a dot or blank last. */
const REFUSED = /^$|[\p{Cc}\p{Cs}/\\]|^\s*\.|[.\s]$/u;
const ASCII_ESCAPE = /%([0-7][\da-f])/gi;

/**
 * The canonical path of a public file of the content service: below its folder, percent-encoded but for letters,
 * digits and `-._~`, as Drupal writes it. Any name that Drupal stores may be in it. It means the same to every reader,
 * however often it is decoded.
 *
 * @param path any spelling of it, encoded or not (`100%.jpg`); without query.
 * @returns undefined for any other path, and for one of more than 2000 characters.
 */
export function contentFile(path: string): string | undefined {
  if (!path.startsWith(FOLDER) || path.length > LONGEST) return undefined;
  const names = path.slice(FOLDER.length).split('/').map(decoded);
  if (!names.every(isHarmless)) return undefined;
  const file = FOLDER + names.map(encoded).join('/');
  return file.length > LONGEST ? undefined : file;
}

/** Whether a path is the canonical one of a public file of the content service. */
export function isContentFile(address: string): boolean {
  return contentFile(address) === address;
}

/** A name with an invalid encoding is not encoded: a `%` in it is a `%`. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Whether a name may be used, also by a reader that decodes it once more: `%2e%2e` would become a folder. */
function isHarmless(name: string): boolean {
  if (REFUSED.test(name)) return false;
  const again = name.replace(ASCII_ESCAPE, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return again === name || isHarmless(again);
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
