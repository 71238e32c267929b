/** Of a `Picture` with priority; the source is the one for small screens. */
const PICTURE =
  /^<picture[^>]*>(?:<source media="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"[^>]*>)?<img[^>]* sizes="([^"]*)" srcSet="([^"]*)"/;
const PRIORITY = ' fetchPriority="high"';

const preload = (sizes: string, srcSet: string, media: string): string =>
  `<link rel="preload" as="image" imagesrcset="${srcSet}" imagesizes="${sizes}"${media && ` media="${media}"`} fetchpriority="high">`;

/**
 * Tags that preload the first picture of a page, for the start of its head: the picture itself stands behind the styles
 * and the menus, two thirds into the document, which a slow network takes 0.1 s for
 * (docs/decisions/2026-11-26-picture-before-fonts.md).
 *
 * @param html the page as `Picture` has rendered it.
 */
export function pictureTags(html: string): string {
  const priority = html.indexOf(PRIORITY);
  if (priority < 0) return '';
  const picture = PICTURE.exec(html.slice(html.lastIndexOf('<picture', priority), priority));
  if (!picture) return '';
  const [, media, mobileSrcSet = '', mobileSizes = '', sizes = '', srcSet = ''] = picture;
  return media
    ? preload(mobileSizes, mobileSrcSet, media) + preload(sizes, srcSet, `not all and ${media}`)
    : preload(sizes, srcSet, '');
}
