import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { KeptPage, MadePage } from './KeptPage.ts';
import type { PageTarget } from './PageTarget.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** 66 kB become 10.3 in 1.5 ms; quality 11 would make 9.1 of them, in 69 ms. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/**
 * Powers of two. The usual window of 4 MB is memory that V8 takes for reason enough to collect garbage: 4 ms more for
 * each page. One as large as the page compresses it as well.
 */
const WINDOW = { least: 16, most: 22 };
const windowFor = (bytes: number): number =>
  Math.min(WINDOW.most, Math.max(WINDOW.least, Math.ceil(Math.log2(bytes + 1))));

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
): Promise<KeptPage> {
  const identity = Buffer.from(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, { params }),
    toGzip(identity, { level: GZIP_LEVEL }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const bodies = { gzip: alone(gzipped), br: alone(br) };
  return { ...made, target, bodies, length: identity.length, hash, madeAt };
}
