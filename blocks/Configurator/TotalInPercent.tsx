import { TotalPrice, type TotalPriceProps } from './TotalPrice.tsx';
import { useMoney } from './useMoney.ts';

interface TotalInPercentProps extends Omit<TotalPriceProps, 'prices'> {
  percent: number;
}

/** What one boat costs with each selection of packs, in percent of the price before VAT; "on request" stays so. */
export function TotalInPercent({ boat, packs, percent, isHidden }: TotalInPercentProps) {
  const toMoney = useMoney(boat);
  const { amounts = {}, prices = {} } = boat;
  const toPrice = ([selection, price]: [string, string]) => {
    const { [selection]: amount } = amounts;
    return [selection, amount === undefined ? price : toMoney((amount * percent) / 100)];
  };
  return (
    <TotalPrice
      boat={boat}
      packs={packs}
      prices={Object.fromEntries(Object.entries(prices).map(toPrice))}
      isHidden={isHidden}
    />
  );
}
