import { createHash } from 'node:crypto';
import type { CachedPage, MadePage } from './CachedPage.ts';
import { compressText } from './compressText.ts';
import type { PageTarget } from './PageTarget.ts';

/** zlib's result is a slice of a 16 kB buffer, which would be retained as long as the page and is not counted. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Compresses a page in advance: no later visitor pays for it. */
export async function compressPage(
  target: PageTarget,
  { body, path: _path, ...made }: MadePage,
  madeAt: number,
): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const { br, gzip } = await compressText(identity);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const bodies = { br: alone(br), gzip: alone(gzip) };
  return { ...made, target, bodies, length: identity.length, hash, madeAt };
}
