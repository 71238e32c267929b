import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import layers from './BoatDrawing.module.css';

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
      className={`${layers.layer} ${layers.rate}`}
      data-layer={toLayers(countries, percent)}
    >
      {children(percent)}
    </span>
  ));
}

/** The choices of the countries with this rate, or of all with another. */
export const toLayers = (countries: Countries, percent: number, isOther = false): string =>
  countries
    .flatMap(({ rate = 0 }, index) => ((100 + rate === percent) !== isOther ? [`delivery-${index}`] : []))
    .join(' ');

/** Amounts of one currency, in words. */
export function useMoney(currency = 'EUR'): (amount: number) => string {
  const { formatNumber } = useIntl();
  return (amount) => formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** A rate such as 25.5%. */
export const RATE = { style: 'percent', maximumFractionDigits: 1 } as const;
