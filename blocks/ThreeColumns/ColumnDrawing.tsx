import styles from './ColumnDrawing.module.css';
import { drawings } from './drawings.ts';

/** A line drawing above the words of a column, which say what it shows. */
export function ColumnDrawing({ name }: { name: keyof typeof drawings }) {
  const { wash, fine, line, front } = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 140" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {wash && <path d={wash} className={styles.wash} />}
      <path d={fine} className={styles.fine} />
      <path d={line} />
      {front && <path d={front} className={styles.front} />}
    </svg>
  );
}
