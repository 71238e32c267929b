import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../errors.ts';

const refused = () => new HttpError(400, 'The body is not UTF-8');

/**
 * `verify` of a body parser: invalid UTF-8 would be decoded to `�`.
 * @throws HttpError
 */
export function verifyUtf8(
  _request: IncomingMessage,
  _response: ServerResponse,
  body: Buffer,
  encoding: string,
): void {
  if (encoding.toLowerCase() !== 'utf-8' || !isUtf8(body)) throw refused();
}

/** The fields of a form posted without a script. @throws HttpError for invalid UTF-8. */
export function parseUrlencoded(body: string): URLSearchParams {
  try {
    decodeURIComponent(body);
  } catch {
    throw refused();
  }
  return new URLSearchParams(body);
}
