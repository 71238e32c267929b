import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { ByCountry, type Countries } from './ByCountry.tsx';
import { useMoney } from './useMoney.ts';
import { useRate } from './useRate.ts';

interface BoatPriceProps {
  boat: Configurator['groups'][number]['options'][number];
  /** Where prices are said with VAT first. */
  countries: Countries | undefined;
  /** Whether it is said to be the price from which the boat is sold, and which VAT it includes. */
  isFrom?: boolean;
}

/** What a boat costs without a pack. */
export function BoatPrice({ boat, countries, isFrom }: BoatPriceProps) {
  const { from, base, amounts: { '': amount } = {} } = boat;
  const toMoney = useMoney(boat);
  const toRate = useRate();
  const words = isFrom ? from : base;
  if (amount === undefined) return words;
  return (
    <ByCountry countries={countries}>
      {(percent) => {
        if (percent === 100) return words;
        const price = toMoney((amount * percent) / 100);
        if (!isFrom) return price;
        const tax = <FormattedMessage id="offer.taxOnly" values={{ rate: toRate(percent - 100) }} />;
        return <FormattedMessage id="offer.fromTaxed" values={{ price, tax }} />;
      }}
    </ByCountry>
  );
}
