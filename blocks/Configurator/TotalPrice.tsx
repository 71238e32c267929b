import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './BoatDrawing.module.css';

interface TotalPriceProps extends Pick<Configurator, 'groups'> {
  /** Number of the boat. */
  boat: number;
}

/**
 * What one boat costs with each selection of packs, of which the style sheet shows the chosen one: `data-packs` are the
 * numbers of its packs, `data-lacks` those that make no difference to the boat.
 */
export function TotalPrice({ groups, boat }: TotalPriceProps) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const { value: name = '', prices = {} } = find('model')[boat] ?? {};
  if (new Set(Object.values(prices)).size < 2) return <span>{prices['']}</span>;
  const packs = find('pack');
  const toNumbers = (isMeant: (pack: (typeof packs)[number]) => boolean) =>
    packs.flatMap((pack, index) => (isMeant(pack) ? [index] : [])).join(' ');
  const lacks = toNumbers(({ boats }) => !(boats?.includes(name) ?? true)) || undefined;
  return (
    <span>
      {Object.entries(prices).map(([selection, price]) => (
        <span
          key={selection}
          className={styles.selection}
          data-packs={toNumbers(({ value }) => selection.split(' ').includes(value))}
          data-lacks={lacks}
        >
          {price}
        </span>
      ))}
    </span>
  );
}
