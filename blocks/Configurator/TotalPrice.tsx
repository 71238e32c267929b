import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './BoatDrawing.module.css';

interface TotalPriceProps extends Pick<Configurator, 'groups'> {
  /** Number of the boat. */
  boat: number;
}

/** What one boat costs with each pack, in layers; a pack that it does not have costs nothing. */
export function TotalPrice({ groups, boat }: TotalPriceProps) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const packs = find('pack');
  const { prices = {} } = find('model')[boat] ?? {};
  if (packs.length === 0) return <span>{prices['']}</span>;
  return (
    <span>
      {packs.map(({ value }, index) => (
        <span key={value} className={styles.layer} data-layer={`pack-${index}`}>
          {prices[value] ?? prices['']}
        </span>
      ))}
    </span>
  );
}
