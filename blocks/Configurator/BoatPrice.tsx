import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { ByCountry, type Countries } from './ByCountry.tsx';
import styles from './Configurator.module.css';
import { useMoney } from './useMoney.ts';
import { useRate } from './useRate.ts';

interface BoatPriceProps {
  boat: Configurator['groups'][number]['options'][number];
  /** Where prices are said with VAT first. */
  countries: Countries | undefined;
  /** Whether it is said to be the price from which the boat is sold, and which VAT it includes. */
  isFrom?: boolean;
}

/** The VAT that a price has in it, or that it has none. */
export function Tax({ percent }: { percent: number }) {
  const toRate = useRate();
  return percent === 100 ? (
    <FormattedMessage id="offer.untaxed" />
  ) : (
    <FormattedMessage id="offer.taxOnly" values={{ rate: toRate(percent - 100) }} />
  );
}

/** What a boat costs without a pack; on phones the VAT is said once, above all boats. */
export function BoatPrice({ boat, countries, isFrom }: BoatPriceProps) {
  const { from, base, amounts: { '': amount } = {} } = boat;
  const toMoney = useMoney(boat);
  if (amount === undefined) return isFrom ? from : base;
  const toFrom = (price: string | undefined, percent: number) => (
    <FormattedMessage
      id="offer.fromTaxed"
      values={{
        price,
        tax: (
          <span className={styles.tax}>
            <Tax percent={percent} />
          </span>
        ),
      }}
    />
  );
  return (
    <ByCountry countries={countries}>
      {(percent) => {
        const price = percent === 100 ? base : toMoney((amount * percent) / 100);
        return isFrom ? toFrom(price, percent) : price;
      }}
    </ByCountry>
  );
}
