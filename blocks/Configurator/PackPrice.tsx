import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { toBoatsWithout } from './toBoatsWithout.ts';

interface PackPriceProps {
  boats: Configurator['groups'][number]['options'];
  /** Value of the pack. */
  pack: string;
  /** What it says of the pack. */
  says?: 'extras' | 'promoted';
}

/**
 * What a pack adds to the price of the chosen boat, or why that is less for a while: one text, or several where boats
 * differ, as in their currency.
 */
export function PackPrice({ boats, pack, says = 'extras' }: PackPriceProps) {
  // Of its own: packs may be called `valueOf`.
  const toText = ({ [says]: texts = {} }: (typeof boats)[number]) =>
    Object.hasOwn(texts, pack) ? texts[pack] : undefined;
  const texts = new Set(boats.flatMap((boat) => toText(boat) ?? []));
  return [...texts].map((text) => (
    <span key={text} data-without={toBoatsWithout(boats, (boat) => toText(boat) === text)}>
      {text}
    </span>
  ));
}
