import { FormattedMessage, useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import layers from './BoatDrawing.module.css';
import styles from './PriceSummary.module.css';
import { TotalPrice, toNumbers } from './TotalPrice.tsx';

type Option = Configurator['groups'][number]['options'][number];

interface TaxedPriceProps {
  boat: Option;
  packs: readonly Option[];
  countries: NonNullable<Configurator['delivery']>['countries'] | undefined;
  /** Whether only the sum is shown, in one line. */
  isSum?: boolean;
}

/**
 * The VAT on one boat, and the sum with it, in each country; the style sheet shows the chosen one. Nothing
 * for another country, or with a price on request: that of the boat, or of a pack that is chosen.
 */
export function TaxedPrice({ boat, packs, countries, isSum }: TaxedPriceProps) {
  const { formatNumber } = useIntl();
  const { value: name, amounts = {}, currency = 'EUR' } = boat;
  if (!countries || Object.keys(amounts).length === 0) return null;
  const toTotal = (percent: number) => {
    const toPrice = (amount: number) =>
      formatNumber((amount * percent) / 100, { style: 'currency', currency, maximumFractionDigits: 0 });
    const prices = Object.entries(amounts).map(([selection, amount]) => [selection, toPrice(amount)]);
    return <TotalPrice boat={boat} packs={packs} prices={Object.fromEntries(prices)} />;
  };
  const withTax = <FormattedMessage id="configurator.withTax" />;
  const leavesPrice = ({ value, boats }: Option) =>
    Object.hasOwn(amounts, value) || !(boats?.includes(name) ?? true);
  return (
    <div className={layers.selections} data-lacks={toNumbers(packs, leavesPrice)}>
      <div>
        {countries.map(
          ({ value, label: country, rate }, index) =>
            rate !== undefined && (
              <div
                key={value}
                className={`${layers.layer} ${isSum ? layers.taxed : ''}`}
                data-layer={`delivery-${index}`}
              >
                {isSum ? (
                  <>
                    {withTax} {toTotal(100 + rate)}
                  </>
                ) : (
                  <>
                    <p className={styles.tax}>
                      <span>
                        <FormattedMessage
                          id="configurator.tax"
                          values={{ country, rate: formatNumber(rate / 100, RATE) }}
                        />
                      </span>
                      {toTotal(rate)}
                    </p>
                    <p className={styles.sum}>
                      <span>{withTax}</span>
                      {toTotal(100 + rate)}
                    </p>
                  </>
                )}
              </div>
            ),
        )}
      </div>
    </div>
  );
}

/** A rate such as 25.5%. */
export const RATE = { style: 'percent', maximumFractionDigits: 1 } as const;
