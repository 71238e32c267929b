import { createHash } from 'node:crypto';
import { compressText } from './compressText.ts';
import type { KeptPage, MadePage } from './KeptPage.ts';
import type { PageTarget } from './PageTarget.ts';

/** Makes of a page what is sent from now on, all at once: nobody who comes later pays for it. */
export async function compressPage(
  target: PageTarget,
  { body, path: _path, ...made }: MadePage,
  madeAt: number,
): Promise<KeptPage> {
  const identity = Buffer.from(body);
  const compressed = await compressText(identity);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { ...made, target, bodies: { identity, ...compressed }, hash, madeAt };
}
