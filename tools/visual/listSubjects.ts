import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { addresses } from '../../server/admin/addresses.ts';
import { loadExamples } from '../../server/admin/loadExamples.ts';
import { WIDTHS } from '../../server/admin/view.ts';

/** A page to draw. Each width of it is a picture, `<name>-<width>`. */
export interface Subject {
  name: string;
  /** For people. */
  title: string;
  url: string;
  widths: readonly number[];
}

interface Origins {
  origin: string;
  adminOrigin: string;
}

/** An address of each kind of page, in English; the page says where it is in other languages. */
const PAGE_KINDS = {
  home: '/',
  model: '/boats/estran-42',
  range: '/ranges/escale',
  'free-page': '/the-yard',
  'sea-trial': '/sea-trial',
  news: '/news',
  article: '/news/article/forty-boats-on-one-tide',
  events: '/events',
  event: '/events/three-boats-at-the-salon-du-ponant',
  locator: '/dealers',
  dealer: '/dealers/trebaol-multicoques',
  contact: '/contact/EST-FR-003',
  brochure: '/brochure',
  newsletter: '/newsletter',
  'site-map': '/sitemap',
  configurator: '/configure',
  comparison: '/compare',
  search: '/search',
} as const;

const PAGE_WIDTHS = [360, 1280] as const;
const NO_PAGE = 'no-such-page';

/** Every kind of page in each language, the page for addresses where nothing stands included. */
async function listPages(origin: string): Promise<(Subject & { locale: Locale; kind: string })[]> {
  const kinds = Object.entries(PAGE_KINDS).map(async ([kind, path]) => {
    const response = await fetch(origin + path, { headers: { accept: 'application/json' } });
    // The site's own page JSON.
    const { alternates }: { alternates: { locale: Locale; path: string }[] } = await response.json();
    return LOCALE_CODES.map((locale) => ({
      kind,
      locale,
      path: alternates.find((one) => one.locale === locale)?.path ?? path,
    }));
  });
  const missing = LOCALE_CODES.map((locale) => ({
    kind: 'not-found',
    locale,
    path: locale === 'en' ? `/${NO_PAGE}` : `/${locale}/${NO_PAGE}`,
  }));
  return [...(await Promise.all(kinds)).flat(), ...missing].map(({ kind, locale, path }) => ({
    kind,
    locale,
    name: `page-${kind}-${locale}`,
    title: `Page ${kind}, ${locale}`,
    url: origin + path,
    widths: PAGE_WIDTHS,
  }));
}

/** Every example of every block, and every kind of page in each language. */
export async function listSubjects({ origin, adminOrigin }: Origins): Promise<Subject[]> {
  const ofBlocks = blockTypes.map(async (type) => {
    const examples = await loadExamples(registryLines[type].component);
    return examples.map(({ name }, index) => ({
      name: `block-${type}-${index + 1}`,
      title: `${type}: ${name}`,
      url: adminOrigin + addresses.example(type, index + 1),
      widths: WIDTHS,
    }));
  });
  return [...(await Promise.all(ofBlocks)).flat(), ...(await listPages(origin))];
}

/** Of these the small set that the repository stores: the first example of each block, and each kind of page once. */
export async function listStoredSubjects({ origin, adminOrigin }: Origins): Promise<Subject[]> {
  const blocks = blockTypes.map((type) => ({
    name: `stored-block-${type}`,
    title: `${type}, stored`,
    url: adminOrigin + addresses.example(type, 1),
    widths: PAGE_WIDTHS,
  }));
  const pages = await listPages(origin);
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  // Languages and widths take turns.
  const once = kinds.flatMap((kind, index) => {
    const locale = LOCALE_CODES[index % LOCALE_CODES.length];
    const found = pages.find((page) => page.kind === kind && page.locale === locale);
    if (!found) return [];
    const { name, title, url } = found;
    return {
      name: `stored-${name}`,
      title: `${title}, stored`,
      url,
      widths: [PAGE_WIDTHS[index % 2] ?? 360],
    };
  });
  return [...blocks, ...once];
}
