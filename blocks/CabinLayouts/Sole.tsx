import { useId } from 'react';
import styles from './DeckPlan.module.css';

/** The floor between the hulls, in strips of 14 cm fore and aft. */
export function Sole({ floor }: { floor: string }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="1000" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h1000" className={styles.strip} />
      </pattern>
      <path d={floor} fill={`url(#${id})`} />
    </>
  );
}
