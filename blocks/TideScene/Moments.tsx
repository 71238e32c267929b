import { useIntl } from 'react-intl';
import type { TideScene } from '../../schemas/blocks/tide-scene.ts';
import { ItemHeading } from '../../site/components/Section/Section.tsx';
import styles from './Moments.module.css';

/** High water, half tide and low water in words, always to be read; a line above each fills as its time comes. */
export function Moments({ moments, range }: Pick<TideScene, 'moments' | 'range'>) {
  const { formatNumber } = useIntl();
  return (
    <ol className={styles.moments}>
      {moments.map(({ time, label, caption }, index) => (
        <li key={label} className={styles.moment}>
          <ItemHeading className={styles.label}>{label}</ItemHeading>
          <p className={styles.time}>
            {time}
            {' · '}
            {formatNumber((range * (2 - index)) / 2, {
              style: 'unit',
              unit: 'meter',
              minimumFractionDigits: 1,
            })}
          </p>
          <p className={styles.text}>{caption}</p>
        </li>
      ))}
    </ol>
  );
}
