import { NotFoundError } from '../errors.ts';
import { type FileSource, fetchFile } from './fetchFile.ts';

const LARGEST = 30 * 1024 * 1024;

/**
 * Fetches a picture from the content service.
 * @throws NotFoundError when the service has no such picture, or one of more than 30 MB.
 * @throws UpstreamError as fetchFile does.
 */
export function fetchOriginal(source: FileSource, path: string): Promise<Buffer> {
  return fetchFile(source, path, { kind: 'image', headers: { accept: 'image/*' }, read: readBody });
}

async function readBody({ headers, body }: Response): Promise<Buffer> {
  refuseLarge(Number(headers.get('content-length')));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    refuseLarge(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseLarge(size: number): void {
  if (size > LARGEST) throw new NotFoundError(`the original is larger than ${LARGEST} bytes`);
}
