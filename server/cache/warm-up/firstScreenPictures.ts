/** Widths of screens in CSS pixels, and their pixel densities: phone, tablet, laptop, desktop. */
const SCREENS = [
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1366, density: 1 },
  { width: 1920, density: 1 },
];
type Screen = (typeof SCREENS)[number];

/** A hero, and the first picture below it, which large screens show as well. */
const PICTURES = 2;
const REM_PX = 16;

/** Media conditions in `media` and `sizes`, see `components/Picture` and its users. */
const CONDITION = /\((?:(min|max)-width:|width (>|>=|<|<=)) ?([\d.]+)(px|rem)\)/;
const LENGTH = /([\d.]+)(px|rem|vw)$/;

/**
 * URLs of the pictures that common browsers load before scrolling, each once: of the first pictures in `<main>` the
 * size that fits.
 *
 * @param html a rendered page.
 */
export function firstScreenPictures(html: string): string[] {
  const main = html.slice(html.indexOf('<main'));
  const pictures = [...main.matchAll(/<picture\b.*?<\/picture>/gs)].slice(0, PICTURES);
  const addresses = pictures.flatMap(([picture]) => SCREENS.map((screen) => pickUrl(screen, picture)));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** The URL a browser would load: of the first `<source>` whose `media` matches, or the `<img>`, the smallest size with enough pixels. */
function pickUrl(screen: Screen, picture: string): string | undefined {
  const sources = [...picture.matchAll(/<(?:source|img)\b[^>]*>/g)].map(([tag]) => tag);
  const source = sources.find((tag) => {
    const media = attribute(tag, 'media');
    return media === undefined || matchesMedia(media, screen);
  });
  if (source === undefined) return undefined;
  const sizes = attribute(source, 'sizes')?.split(', ') ?? [];
  const size = sizes.find((each) => !CONDITION.test(each) || matchesMedia(each, screen)) ?? '100vw';
  const needed = lengthPx(size, screen) * screen.density;
  const offered = (attribute(source, 'srcset') ?? '').split(', ').map((each) => {
    const [address = '', width = ''] = each.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
  return (offered.find(({ width }) => width >= needed) ?? offered.at(-1))?.address;
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value?.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function matchesMedia(condition: string, { width }: Screen): boolean {
  const [, bound, comparison = bound === 'max' ? '<=' : '>=', value, unit] = CONDITION.exec(condition) ?? [];
  const px = Number(value) * (unit === 'rem' ? REM_PX : 1);
  if (width === px) return comparison.endsWith('=');
  return width > px === comparison.startsWith('>');
}

function lengthPx(size: string, { width }: Screen): number {
  const [, value, unit] = LENGTH.exec(size) ?? [];
  if (unit === 'vw') return (Number(value) * width) / 100;
  return Number(value) * (unit === 'rem' ? REM_PX : 1);
}
