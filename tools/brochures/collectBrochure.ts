import { createHash } from 'node:crypto';
import type { Locale } from '../../locales/locales.ts';
import type { BlockProps, BlockType } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import type { Image } from '../../schemas/parts/image.ts';

/** Where the demo has its brochures, by language. */
export const brochureFile = (locale: Locale): string => `demo/media/estran-brochure-${locale}.pdf`;

/** What they were printed from: fingerprints of their data and of the files, by language. */
export const PRINTED_FILE = 'demo/brochures.json';

/** Page JSON at an address of the site. */
export type FetchPage = (path: string) => Promise<Page>;

/** The pages that a brochure is printed from, by their English addresses. */
const PAGES = {
  home: '/',
  boats: '/boats',
  yard: '/the-yard',
  guide: '/buying-guide',
  delivery: '/delivery-and-service',
  trial: '/sea-trial',
  dealers: '/our-dealers',
  contact: '/contact',
};

type PrintedPage = keyof typeof PAGES;

/** One language: its pages, and those of the boats, the shortest first. */
export type Brochure = Record<PrintedPage, Page> & { locale: Locale; models: readonly Page[] };

/** All of this type on a page, in its order. */
export const getBlocks = <Type extends BlockType>(page: Page, type: Type): BlockProps[Type][] =>
  page.blocks.flatMap((block) => (block.type === type ? [block.props as BlockProps[Type]] : []));

/** The first of this type. */
export function getBlock<Type extends BlockType>(page: Page, type: Type): BlockProps[Type] {
  const [first] = getBlocks(page, type);
  if (!first) throw new Error(`${page.path} has no ${type}, which the brochure prints`);
  return first;
}

interface Chapter {
  heading?: string | undefined;
  text?: string | undefined;
  image?: Image | undefined;
}

/** Two chapters of a boat's page in its order: text beside a picture, on one, or of its scene. */
export function getStory(model: Page): readonly Chapter[] {
  const chapters = model.blocks.flatMap(({ type, props }): readonly Chapter[] => {
    if (type === 'night-scene') {
      const { heading, text, moments } = props as BlockProps['night-scene'];
      return [{ heading, text, image: moments[0]?.image }];
    }
    if (type === 'section-hero') {
      const { heading, text, desktopImage } = props as BlockProps['section-hero'];
      return [{ heading, text, image: desktopImage }];
    }
    if (type.endsWith('-scene')) {
      const { heading, text } = props as BlockProps['tide-scene'];
      return [{ heading, text }];
    }
    return type === 'text-media' ? [props as BlockProps['text-media']] : [];
  });
  return chapters.slice(0, 2);
}

/** What stands below a heading with this id in one of the page's texts, heading included. */
export function getChapter(page: Page, id: string): string {
  const html = getBlocks(page, 'free-content').map(({ text }) => text);
  const chapters = html.flatMap((text = '') => text.split(/(?=<h3)/));
  const chapter = chapters.find((text) => text.includes(`id="${id}"`));
  if (!chapter) throw new Error(`${page.path} has no chapter “${id}”, which the brochure prints`);
  return chapter;
}

/** Asks the site for everything that the brochure of one language is made from. */
export async function collectBrochure(locale: Locale, fetchPage: FetchPage): Promise<Brochure> {
  const fetchTranslated = async (path: string): Promise<Page> => {
    const page = await fetchPage(path);
    const own = page.alternates.find((alternate) => alternate.locale === locale);
    if (!own) throw new Error(`${path} is not translated (${locale})`);
    return own.path === path ? page : fetchPage(own.path);
  };
  const names = Object.keys(PAGES) as PrintedPage[];
  const pages = await Promise.all(names.map((name) => fetchTranslated(PAGES[name])));
  const printed = Object.fromEntries(names.map((name, index) => [name, pages[index]]));
  const { boats } = getBlock(printed.boats as Page, 'waterline');
  const models = await Promise.all(boats.map(({ url = '' }) => fetchPage(url)));
  return { ...(printed as Record<PrintedPage, Page>), locale, models };
}

/** The chapters with prices and terms, by page. */
export const CHAPTERS = {
  guide: ['vat', 'budget'],
  delivery: ['building-slots', 'instalments', 'voyage', 'voyage-included'],
} as const;

/**
 * A fingerprint of the prices, measures and terms in a brochure: of each boat by its address, and of the chapters on
 * buying. Other words may change without a new print, and so may where they are parted.
 */
export function fingerprintBrochure(brochure: Brochure): Record<string, string> {
  const { guide, delivery, models } = brochure;
  const boats = models.map((model) => {
    const { document: _, configureLink: __, ...offer } = getBlock(model, 'offer');
    const { rows } = getBlock(model, 'compare-specifications');
    // Plans may be drawn in another way without a new print.
    const plans = getBlocks(model, 'cabin-layouts').map(
      ({ hullShape: _, helm: __, galley: ___, tender: ____, forwardCockpit: _____, ...figures }) => figures,
    );
    return [model.path, { offer, rows, plans }] as const;
  });
  const chapters = [
    ...CHAPTERS.guide.map((id) => getChapter(guide, id)),
    ...CHAPTERS.delivery.map((id) => getChapter(delivery, id)),
  ];
  const parts = [...boats, [guide.path, chapters] as const];
  return Object.fromEntries(
    parts.map(([path, part]) => [path, toFingerprint(JSON.stringify(part).replaceAll('\u00ad', ''))]),
  );
}

/** Of text, or of a file. */
export const toFingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
