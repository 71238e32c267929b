import { useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import layers from './BoatDrawing.module.css';
import styles from './PriceSummary.module.css';
import { toSelectionData } from './toSelectionData.ts';

interface TaxedPriceProps extends Pick<Configurator, 'groups'> {
  /** Number of the boat. */
  boat: number;
  /** Whether only the sum is shown, in one line. */
  isSum?: boolean;
}

/** As many countries as the style sheet knows. */
const COUNTRIES = 6;

/**
 * The VAT on one boat, and the sum with it, in each country of delivery and with each selection of packs; the style
 * sheet shows the chosen ones. Nothing for another country, or for a price on request.
 */
export function TaxedPrice({ groups, boat, isSum }: TaxedPriceProps) {
  const { formatMessage, formatNumber } = useIntl();
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const { value: name = '', amounts = {}, currency = 'EUR' } = find('model')[boat] ?? {};
  const selections = Object.entries(amounts).map(([selection, amount]) => ({
    selection,
    amount,
    data: toSelectionData(find('pack'), name, selection),
  }));
  const toPrice = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  const withTax = formatMessage({ id: 'configurator.withTax' });
  const countries = find('delivery').slice(0, COUNTRIES);
  return countries.flatMap(({ value, label: country, rate }, index) => {
    if (rate === undefined) return [];
    const tax = formatMessage({ id: 'configurator.tax' }, { country, rate: formatNumber(rate / 100, RATE) });
    return selections.map(({ selection, amount, data }) => (
      <div
        key={`${value} ${selection}`}
        className={`${layers.layer} ${layers.selection} ${isSum ? layers.taxed : ''}`}
        data-layer={`delivery-${index}`}
        {...data}
      >
        {isSum ? (
          `${withTax} ${toPrice(amount * (1 + rate / 100))}`
        ) : (
          <>
            <p className={styles.tax}>
              <span>{tax}</span>
              <span>{toPrice((amount * rate) / 100)}</span>
            </p>
            <p className={styles.sum}>
              <span>{withTax}</span>
              <span>{toPrice(amount * (1 + rate / 100))}</span>
            </p>
          </>
        )}
      </div>
    ));
  });
}

/** A rate such as 25.5%. */
export const RATE = { style: 'percent', maximumFractionDigits: 1 } as const;
