import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { ByCountry, type Countries } from './ByCountry.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';
import { useMoney } from './useMoney.ts';

type Boat = Configurator['groups'][number]['options'][number];

interface PackPriceProps {
  boats: readonly Boat[];
  /** Value of the pack. */
  pack: string;
  /** What it says of the pack. */
  says?: 'extras' | 'promoted';
  /** Where its price is said with VAT. */
  countries?: Countries | undefined;
}

/**
 * What a pack adds to the price of the chosen boat, or why that is less for a while: one text, or several where boats
 * differ, as in their currency.
 */
export function PackPrice({ boats, pack, says = 'extras', countries }: PackPriceProps) {
  // Of its own: packs may be called `valueOf`.
  const toText = ({ [says]: texts = {} }: Boat) => (Object.hasOwn(texts, pack) ? texts[pack] : undefined);
  const texts = new Set(boats.flatMap((boat) => toText(boat) ?? []));
  return [...texts].map((text) => {
    const having = boats.filter((boat) => toText(boat) === text);
    return (
      <span key={text} data-without={toBoatsWithout(boats, (boat) => having.includes(boat))}>
        {says === 'extras' ? (
          <Extra boats={having} pack={pack} text={text} countries={countries} />
        ) : (
          <Promoted boats={having} pack={pack} text={text} countries={countries} />
        )}
      </span>
    );
  });
}

/** With VAT where the boats with this text say the amount: one of them has a price without the pack and with it. */
function Extra({ boats, pack, text, countries }: PackPriceProps & { text: string }) {
  const boat = boats.find(({ amounts }) => amounts && Object.hasOwn(amounts, pack));
  const { amounts: { '': base = 0, [pack]: sum = 0 } = {}, currency = 'EUR' } = boat ?? {};
  // What a pack adds is known exactly, whatever it is added to.
  const toMoney = useMoney({ currency });
  if (sum <= base) return text;
  return (
    <ByCountry countries={countries}>
      {(percent) => (percent === 100 ? text : `+\u00a0${toMoney(((sum - base) * percent) / 100)}`)}
    </ByCountry>
  );
}

/** With what the pack adds otherwise, in the same way as all other amounts. */
function Promoted({ boats: [boat], pack, text, countries }: PackPriceProps & { text: string }) {
  const toMoney = useMoney({ currency: boat?.currency ?? 'EUR' });
  const { [pack]: regular = 0 } = boat?.regular ?? {};
  return (
    <ByCountry countries={regular ? countries : undefined}>
      {(percent) => text.replace('{price}', toMoney((regular * percent) / 100))}
    </ByCountry>
  );
}
