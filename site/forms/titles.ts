import type { Locale } from '../../locales/locales.ts';

/** Titles of people in a language (behaviour §7.5), by their value in the data layer (behaviour §12.5). */
export const TITLES: Record<Locale, Readonly<Record<'female' | 'male', string>>> = {
  en: { female: 'Mrs.', male: 'Mr.' },
  fr: { female: 'Mme', male: 'M.' },
  de: { female: 'Frau', male: 'Herr' },
  es: { female: 'Señora', male: 'Señor' },
  it: { female: 'Sig.ra', male: 'Sig.re' },
  pt: { female: 'Sra.', male: 'Sr.' },
};

/** @returns undefined without a title. */
export function getGender(title: string): 'male' | 'female' | undefined {
  const titles = Object.values(TITLES);
  if (titles.some(({ female }) => female === title)) return 'female';
  return titles.some(({ male }) => male === title) ? 'male' : undefined;
}
