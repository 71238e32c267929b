import { createHash } from 'node:crypto';
import type { CachedPage, MadePage } from './CachedPage.ts';
import { compressText } from './compressText.ts';
import type { PageTarget } from './PageTarget.ts';

/** What zlib hands out is the beginning of 16 kB: kept for a day, the rest would be kept with it, and nobody counts it. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Makes of a page what is sent from now on, all at once: nobody who comes later pays for it. */
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
