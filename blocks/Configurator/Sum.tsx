import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { ByCountry } from './ByCountry.tsx';
import { ByRate } from './ByRate.tsx';
import styles from './PriceSummary.module.css';
import { TaxWords } from './TaxWords.tsx';
import { TotalInPercent } from './TotalInPercent.tsx';
import { TotalPrice } from './TotalPrice.tsx';

type Option = Configurator['groups'][number]['options'][number];

interface SumProps {
  boat: Option;
  packs: readonly Option[];
  delivery: Configurator['delivery'] | undefined;
}

/**
 * The sum of one boat, and the VAT of the chosen country: the sum with it first and then the one before it, or the other
 * way round.
 */
export function Sum({ boat, packs, delivery }: SumProps) {
  const { countries, isTaxedFirst } = delivery ?? {};
  return (
    <>
      <p className={styles.sum}>
        <span>{boat.yours}</span>
        <span>
          <ByCountry countries={isTaxedFirst ? countries : undefined}>
            {(percent) =>
              percent === 100 ? (
                <TotalPrice boat={boat} packs={packs} />
              ) : (
                <TotalInPercent boat={boat} packs={packs} percent={percent} />
              )
            }
          </ByCountry>
        </span>
      </p>
      <ByRate
        boat={boat}
        packs={packs}
        countries={countries}
        below={
          isTaxedFirst && (
            <p className={styles.tax}>
              <FormattedMessage id="configurator.withoutTax" tagName="span" />
              <TotalInPercent boat={boat} packs={packs} percent={100} />
            </p>
          )
        }
      >
        {(rate) => (
          <>
            <p className={styles.tax}>
              <span>
                <TaxWords
                  id={isTaxedFirst ? 'configurator.taxIncluded' : 'configurator.tax'}
                  countries={countries}
                  rate={rate}
                />
              </span>
              <TotalInPercent boat={boat} packs={packs} percent={rate} />
            </p>
            {!isTaxedFirst && (
              <p className={styles.sum}>
                <FormattedMessage id="configurator.withTax" tagName="span" />
                <TotalInPercent boat={boat} packs={packs} percent={100 + rate} />
              </p>
            )}
          </>
        )}
      </ByRate>
    </>
  );
}
