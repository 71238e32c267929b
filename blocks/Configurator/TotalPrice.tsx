import type { Configurator } from '../../schemas/blocks/configurator.ts';

type Option = Configurator['groups'][number]['options'][number];

export interface TotalPriceProps {
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
  const [price, ...others] = new Set(Object.values(prices));
  if (others.length === 0) return <span aria-hidden={isHidden}>{price}</span>;
  return (
    <span
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

/** Numbers of some of the packs, for the style sheet. */
export const toNumbers = (packs: readonly Option[], isMeant: (pack: Option) => boolean): string =>
  packs.flatMap((pack, index) => (isMeant(pack) ? [index] : [])).join(' ');
