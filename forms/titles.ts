import type { Locale } from '../locales/locales.ts';

/** How people are addressed in a language (spec 2 §3), and what the data layer calls it (spec 2 §7). */
export const TITLES: Record<Locale, readonly { value: string; gender: 'male' | 'female' }[]> = {
  en: [
    { value: 'Mrs.', gender: 'female' },
    { value: 'Mr.', gender: 'male' },
  ],
  fr: [
    { value: 'Mme', gender: 'female' },
    { value: 'M.', gender: 'male' },
  ],
  de: [
    { value: 'Frau', gender: 'female' },
    { value: 'Herr', gender: 'male' },
  ],
  es: [
    { value: 'Señora', gender: 'female' },
    { value: 'Señor', gender: 'male' },
  ],
  it: [
    { value: 'Sig.ra', gender: 'female' },
    { value: 'Sig.re', gender: 'male' },
  ],
  pt: [
    { value: 'Sra.', gender: 'female' },
    { value: 'Sr.', gender: 'male' },
  ],
};

/** @returns undefined for somebody who gave no title. */
export const genderOf = (title: string): 'male' | 'female' | undefined =>
  Object.values(TITLES)
    .flat()
    .find(({ value }) => value === title)?.gender;
