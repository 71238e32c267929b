import type { RawBlock } from '../content/Content.ts';

const urlOf = (image: unknown): string | undefined =>
  typeof image === 'object' && image !== null && 'url' in image && typeof image.url === 'string'
    ? image.url
    : undefined;

/**
 * Picture for link previews: the one the editor set, else the first wide picture of the blocks.
 *
 * @param chosen path on the content service, from the metatags.
 * @returns absolute address of a 1280 px JPEG: link previews read neither AVIF nor relative addresses.
 */
export const socialImage = (
  siteUrl: string,
  blocks: readonly RawBlock[],
  chosen?: string,
): string | undefined => {
  const found = chosen ?? blocks.map(({ props }) => urlOf(props.desktopImage ?? props.image)).find(Boolean);
  return found && `${siteUrl}/images/hero/1280.jpeg${encodeURI(found)}`;
};
