import { FormattedMessage, useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import layers from './BoatDrawing.module.css';
import styles from './PriceSummary.module.css';
import { toSelectionData } from './toSelectionData.ts';

interface TaxedPriceProps extends Pick<Configurator, 'groups'> {
  /** Number of the boat. */
  boat: number;
}

/**
 * The VAT on one boat, and the sum with it, in each country of delivery and with each selection of packs; the style
 * sheet shows the chosen ones. Nothing for another country, or for a price on request.
 */
export function TaxedPrice({ groups, boat }: TaxedPriceProps) {
  const { formatNumber } = useIntl();
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const { value: name = '', amounts = {}, currency = 'EUR' } = find('model')[boat] ?? {};
  const toPrice = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  return find('delivery').flatMap(({ value, label: country, rate }, index) =>
    rate === undefined
      ? []
      : Object.entries(amounts).map(([selection, amount]) => (
          <div
            key={`${value} ${selection}`}
            className={`${layers.layer} ${layers.selection}`}
            data-layer={`delivery-${index}`}
            {...toSelectionData(find('pack'), name, selection)}
          >
            <p className={styles.tax}>
              <span>
                <FormattedMessage
                  id="configurator.tax"
                  values={{ country, rate: formatNumber(rate / 100, RATE) }}
                />
              </span>
              <span>{toPrice((amount * rate) / 100)}</span>
            </p>
            <p className={styles.sum}>
              <span>
                <FormattedMessage id="configurator.withTax" />
              </span>
              <span>{toPrice(amount * (1 + rate / 100))}</span>
            </p>
          </div>
        )),
  );
}

/** A rate such as 25.5%. */
export const RATE = { style: 'percent', maximumFractionDigits: 1 } as const;
