import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { toBoatsWithout } from './toBoatsWithout.ts';

interface PackPriceProps {
  boats: Configurator['groups'][number]['options'];
  /** Value of the pack. */
  pack: string;
}

/** What a pack adds to the price of the chosen boat: one text, or several where boats differ, as in their currency. */
export function PackPrice({ boats, pack }: PackPriceProps) {
  // Of its own: packs may be called `valueOf`.
  const toText = ({ extras = {} }: (typeof boats)[number]) =>
    Object.hasOwn(extras, pack) ? extras[pack] : undefined;
  const texts = new Set(boats.flatMap((boat) => toText(boat) ?? []));
  return [...texts].map((text) => (
    <span key={text} data-without={toBoatsWithout(boats, (boat) => toText(boat) === text)}>
      {text}
    </span>
  ));
}
