import { imageUrl } from '../../parts/Picture/imageUrl.ts';
import type { RawBlock } from '../content/Content.ts';
import { isRecord } from '../isRecord.ts';

const urlOf = (image: unknown): string | undefined =>
  isRecord(image) && typeof image.url === 'string' ? image.url : undefined;

/**
 * Picture for link previews: the one the editor set, else the first wide picture of the blocks.
 *
 * @param chosen from the metatags: path on the content service, or an absolute address.
 * @returns absolute address; of our own pictures a 1280 px JPEG, because link previews read no AVIF.
 */
export function socialImage(
  siteUrl: string,
  blocks: readonly RawBlock[],
  chosen?: string,
): string | undefined {
  const url = chosen ?? blocks.map(({ props }) => urlOf(props.desktopImage ?? props.image)).find(Boolean);
  if (!url?.startsWith('/')) return url;
  return siteUrl + imageUrl({ url }, 'hero', 1280, 'jpeg');
}
