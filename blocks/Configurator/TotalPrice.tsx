import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './BoatDrawing.module.css';
import { useMoney } from './ByCountry.tsx';

type Option = Configurator['groups'][number]['options'][number];

interface TotalPriceProps {
  boat: Option;
  packs: readonly Option[];
  /** By selection; the boat's own if absent. */
  prices?: Option['prices'];
  /** Whether it says what another says to all. */
  isHidden?: boolean | undefined;
}

/**
 * What one boat costs with each selection of packs. The style sheet shows the chosen one: `data-packs` are the numbers of
 * its packs, `data-lacks` those that make no difference to the boat.
 */
export function TotalPrice({ boat, packs, prices = boat.prices ?? {}, isHidden }: TotalPriceProps) {
  if (new Set(Object.values(prices)).size < 2) return <span aria-hidden={isHidden}>{prices['']}</span>;
  return (
    <span
      className={styles.selections}
      aria-hidden={isHidden}
      data-lacks={toNumbers(packs, ({ boats }) => !(boats?.includes(boat.value) ?? true))}
    >
      {Object.entries(prices).map(([selection, price]) => (
        <span
          key={selection}
          data-packs={toNumbers(packs, ({ value }) => selection.split(' ').includes(value))}
        >
          {price}
        </span>
      ))}
    </span>
  );
}

interface TotalInPercentProps extends Omit<TotalPriceProps, 'prices'> {
  percent: number;
}

/** What one boat costs with each selection of packs, in percent of the price before VAT; "on request" stays so. */
export function TotalInPercent({ boat, packs, percent, isHidden }: TotalInPercentProps) {
  const toMoney = useMoney(boat.currency);
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

/** Numbers of some of the packs, for the style sheet. */
export const toNumbers = (packs: readonly Option[], isMeant: (pack: Option) => boolean): string =>
  packs.flatMap((pack, index) => (isMeant(pack) ? [index] : [])).join(' ');
