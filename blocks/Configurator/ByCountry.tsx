import type { ReactNode } from 'react';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './PriceSummary.module.css';

export type Countries = NonNullable<Configurator['delivery']>['countries'];

interface ByCountryProps {
  /** Undefined: one text for all, before VAT. */
  countries: Countries | undefined;
  /** @param percent of the price before VAT; 100 where no rate is known. */
  children: (percent: number) => ReactNode;
}

/** What depends on the VAT of the chosen country, once for each rate; the style sheet shows the one that counts. */
export function ByCountry({ countries, children }: ByCountryProps) {
  if (!countries) return children(100);
  const percents = new Set(countries.map(({ rate = 0 }) => 100 + rate));
  return [...percents].map((percent) => (
    <span
      key={percent}
      className={styles.rate}
      data-layer={toLayers(countries, ({ rate = 0 }) => 100 + rate === percent)}
    >
      {children(percent)}
    </span>
  ));
}

/** The choices of some of the countries, for the style sheet. */
export const toLayers = (countries: Countries, isMeant: (country: Countries[number]) => boolean): string =>
  countries.flatMap((country, index) => (isMeant(country) ? [`delivery-${index}`] : [])).join(' ');
