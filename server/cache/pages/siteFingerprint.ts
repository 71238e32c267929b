import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Config } from '../../config/parseConfig.ts';
import type { PageServices } from '../../pages/PageBuilder.ts';

const BUILT_FROM = 'dist/built-from';

/** Identifies everything a page is made of besides content: processes with other code or settings share no page. */
export function siteFingerprint(
  { production, gtmId, oneTrustId, content, dealers, brand }: Config,
  { siteUrl, forms, mapTiles }: Pick<PageServices, 'siteUrl' | 'forms' | 'mapTiles'>,
): string {
  const built = existsSync(BUILT_FROM) ? readFileSync(BUILT_FROM, 'utf8') : '';
  const services = [content?.url, dealers?.url, mapTiles('en')];
  const parts = [built, production, siteUrl, forms, gtmId, oneTrustId, services, brand];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
