import type { Locale } from '../../locales/locales.ts';

type SampleLocale = Extract<Locale, 'en' | 'de'>;

interface Sample {
  /** What the page is, as test titles say it. */
  name: string;
  paths: Record<SampleLocale, string>;
  /** Status of the document. */
  status: 200 | 404;
}

/** One page of each kind the demo content has, and the page for addresses where nothing stands. */
export const samples: readonly Sample[] = [
  { name: 'home', paths: { en: '/', de: '/de' }, status: 200 },
  { name: 'a boat', paths: { en: '/boats/estran-42', de: '/de/katamarane/estran-42' }, status: 200 },
  { name: 'a range', paths: { en: '/ranges/escale', de: '/de/baureihen/escale' }, status: 200 },
  { name: 'the yard', paths: { en: '/the-yard', de: '/de/die-werft' }, status: 200 },
  { name: 'privacy', paths: { en: '/privacy', de: '/de/datenschutz' }, status: 200 },
  { name: 'the 404 page', paths: { en: '/no-such-page', de: '/de/keine-solche-seite' }, status: 404 },
];

/** Pages that are made of lists and articles; what holds for every page of the site holds for them too. */
export const readingSamples: readonly Sample[] = [
  { name: 'the news', paths: { en: '/news', de: '/de/neuigkeiten' }, status: 200 },
  {
    name: 'an article',
    paths: {
      en: '/news/article/forty-boats-on-one-tide',
      de: '/de/neuigkeiten/artikel/vierzig-boote-auf-einer-tide',
    },
    status: 200,
  },
  { name: 'the owner stories', paths: { en: '/owner-stories', de: '/de/eignergeschichten' }, status: 200 },
  { name: 'the events', paths: { en: '/events', de: '/de/veranstaltungen' }, status: 200 },
  {
    name: 'an event',
    paths: {
      en: '/events/three-boats-at-the-salon-du-ponant',
      de: '/de/veranstaltungen/drei-boote-auf-dem-salon-du-ponant',
    },
    status: 200,
  },
  { name: 'the site map', paths: { en: '/sitemap', de: '/de/sitemap' }, status: 200 },
];

export const sampleLocales: readonly SampleLocale[] = ['en', 'de'];

/** A narrow telephone and a common laptop. */
export const viewports = {
  telephone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const;
