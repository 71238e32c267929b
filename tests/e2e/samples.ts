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

export const sampleLocales: readonly SampleLocale[] = ['en', 'de'];

/** A narrow telephone and a common laptop. */
export const viewports = {
  telephone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const;
