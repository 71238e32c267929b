import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './BoatDrawing.module.css';
import { toSelectionData } from './toSelectionData.ts';

interface TotalPriceProps extends Pick<Configurator, 'groups'> {
  /** Number of the boat. */
  boat: number;
}

/** What one boat costs with each selection of packs, of which the style sheet shows the chosen one. */
export function TotalPrice({ groups, boat }: TotalPriceProps) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const { value: name = '', prices = {} } = find('model')[boat] ?? {};
  if (new Set(Object.values(prices)).size < 2) return <span>{prices['']}</span>;
  return (
    <span>
      {Object.entries(prices).map(([selection, price]) => (
        <span
          key={selection}
          className={styles.selection}
          {...toSelectionData(find('pack'), name, selection)}
        >
          {price}
        </span>
      ))}
    </span>
  );
}
