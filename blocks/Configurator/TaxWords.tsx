import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layers from './BoatDrawing.module.css';
import type { Countries } from './ByCountry.tsx';
import { useRate } from './useRate.ts';

interface TaxWordsProps {
  id: 'configurator.tax' | 'configurator.taxIncluded';
  countries: Countries | undefined;
  /** In percent. */
  rate: number;
}

/** Where it is narrow, only the rate is said. */
const place = (words: ReactNode) => <span className={layers.place}>{words}</span>;

/** The VAT of each country with this rate; the style sheet shows that of the chosen one. */
export function TaxWords({ id, countries = [], rate }: TaxWordsProps) {
  const toWords = useRate();
  return countries.map(
    ({ value, label, rate: own }, index) =>
      own === rate && (
        <span key={value} data-layer={`delivery-${index}`}>
          <FormattedMessage id={id} values={{ country: label, rate: toWords(rate), place }} />
        </span>
      ),
  );
}
