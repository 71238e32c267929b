import { LOCALES } from '../../../locales/locales.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** The blocks on a model's own page, not validated yet; none without a page. */
export async function loadModelBlocks(
  { url }: Pick<RangeProduct, 'url'>,
  { content, route: { locale } }: PageRequest,
): Promise<readonly RawBlock[]> {
  if (url === undefined) return [];
  const found = await content.find(locale, decodeURI(url.slice(LOCALES[locale].prefix.length)));
  return found?.type === 'node' ? found.node.blocks : [];
}
