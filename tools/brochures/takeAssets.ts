import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as BrowserPage } from '@playwright/test';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type Brochure, getBlock, getStory } from './collectBrochure.ts';
import type { Assets } from './renderBrochure.ts';
import { takeDeckPlans, takeDrawings } from './takeDrawings.ts';

/** A face of the brand at one weight: a variable one would be printed as outlines of each letter, at several times the size. */
const FACES = [
  { family: 'Jost', file: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', weight: 300 },
  { family: 'Jost', file: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', weight: 400 },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: 400,
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: 600,
  },
] as const;

const LETTERS = Array.from({ length: 0x250 }, (_, index) => String.fromCodePoint(index)).join('');
const SIGNS = '‐‑–—‘’‚“”„†•…‹›€−×²\u2002\u2009\u202f';

/** The faces as a style sheet. */
async function embedFonts(): Promise<string> {
  const rules = FACES.map(async ({ family, file, weight }) => {
    const font = readFileSync(createRequire(import.meta.url).resolve(file));
    const one = await subsetFont(font, LETTERS + SIGNS, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${one.toString('base64')})}`;
  });
  return (await Promise.all(rules)).join('');
}

/** What is kept of a picture that is cut. */
type Position = 'left' | 'bottom';

/** A picture of the site as a JPEG of this many pixels, in an address. */
async function embedPicture(
  url: string,
  width: number,
  height?: number,
  position?: Position,
): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const picture = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize({
      width,
      ...(height && { height }),
      fit: 'cover',
      ...(position && { position }),
      withoutEnlargement: true,
    })
    .jpeg({ quality: 30, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

/** Everything of a brochure that is not words. */
export async function takeAssets(
  brochure: Brochure,
  origin: string,
  browserPage: BrowserPage,
): Promise<Assets> {
  const { home, boats, dealers, models } = brochure;
  const embed = (image: { url: string } | undefined, width: number, height?: number, position?: Position) =>
    embedPicture(`${origin}${image?.url}`, width, height, position);
  const printed: Assets['boats'][number][] = [];
  for (const model of models) {
    const opening = getBlock(model, 'product-hero').desktopImage;
    const second = getStory(model).findLast(({ image }) => image)?.image;
    printed.push({
      model,
      plans: await takeDeckPlans(browserPage, origin + model.path),
      pictures: [
        { address: await embed(opening, 1000), alt: opening?.alt ?? '' },
        { address: await embed(second, 480, 270), alt: second?.alt ?? '' },
      ],
    });
  }
  const ranges = getBlock(home, 'highlights').items;
  return {
    fonts: await embedFonts(),
    // Its boat sails on the left.
    cover: await embed(getBlock(home, 'home-hero').desktopImage, 1200, 1080, 'left'),
    // Her hull, below tall sails.
    ranges: await Promise.all(ranges.map(({ image }) => embed(image, 420, 260, 'bottom'))),
    chart: await embed(getBlock(dealers, 'full-media').desktopImage, 800),
    lineUp: await takeDrawings(
      browserPage,
      origin + boats.path,
      'main ol > li > svg[viewBox], main ol > li > a > svg[viewBox]',
    ),
    boats: printed,
    date: new Date(),
  };
}
