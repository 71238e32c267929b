import type { ReactNode } from 'react';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { type Countries, toLayers } from './ByCountry.tsx';
import { toNumbers } from './TotalPrice.tsx';

type Option = Configurator['groups'][number]['options'][number];

interface ByRateProps {
  boat: Option;
  packs: readonly Option[];
  countries: Countries | undefined;
  className?: string | undefined;
  /** What is said once below, in each country with VAT. */
  below?: ReactNode;
  /** @param rate of VAT, in percent. */
  children: (rate: number) => ReactNode;
}

/** Whether a price is known with no selection of a pack: that of the boat is on request then, or the pack. */
const leavesPrice =
  ({ value: name, amounts = {} }: Option) =>
  ({ value, boats }: Option) =>
    Object.hasOwn(amounts, value) || !(boats?.includes(name) ?? true);

/**
 * What the VAT on one boat comes to, once for each rate; the style sheet shows that of the chosen country. Nothing for
 * another country, or with a price on request: that of the boat, or of a pack that is chosen.
 */
export function ByRate({ boat, packs, countries, className, below, children }: ByRateProps) {
  const { prices = {}, amounts = {} } = boat;
  if (!countries || !Object.keys(prices).some((selection) => Object.hasOwn(amounts, selection))) return null;
  const rates = new Set(countries.flatMap(({ rate }) => rate ?? []));
  return (
    <div data-lacks={toNumbers(packs, leavesPrice(boat))}>
      <div>
        {[...rates].map((rate) => (
          <div
            key={rate}
            className={className}
            data-layer={toLayers(countries, (country) => country.rate === rate)}
          >
            {children(rate)}
          </div>
        ))}
        {below && <div data-layer={toLayers(countries, ({ rate = 0 }) => rate > 0)}>{below}</div>}
      </div>
    </div>
  );
}
