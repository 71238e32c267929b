import { NotFoundError } from '../errors.ts';

const ROOT = '/sites/default/files/';
const LONGEST = 1024;

/** Letters of any script, digits, spaces and harmless signs; no dot or space at either end. `%` is not among them. */
const SEGMENT = /^(?![. ])[\p{L}\p{M}\p{N} _.,()'&+@!~=[\]-]+(?<![. ])$/u;

/**
 * Checks the path of a file on the content service that came from outside.
 * @param encoded as it stands in the request; it is decoded once, so `%252e` is a literal `%2e` and refused.
 * @param extensions in lower case, without dot.
 * @returns the path, safe to append to the address of the content service.
 * @throws NotFoundError that says what is wrong with it.
 */
export function filePath(encoded: string, extensions: readonly string[]): string {
  if (encoded.length > LONGEST) throw new NotFoundError(`the path is longer than ${LONGEST} characters`);
  const decoded = decode(encoded);
  if (!decoded.startsWith(ROOT)) throw new NotFoundError(`the path does not start with ${ROOT}`);
  const segments = decoded.slice(ROOT.length).split('/');
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..'))) {
    throw new NotFoundError('a part of the path is empty, leaves its folder or has a character no file has');
  }
  if (!extensions.some((extension) => decoded.toLowerCase().endsWith(`.${extension}`))) {
    throw new NotFoundError(`the file does not end in ${extensions.join(', ')}`);
  }
  return ROOT + segments.map(encodeURIComponent).join('/');
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new NotFoundError('the path is not valid percent-encoding');
  }
}
