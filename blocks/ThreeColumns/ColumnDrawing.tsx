import styles from './ColumnDrawing.module.css';
import { drawings } from './drawings.ts';

/** A drawing above the words of a column, which say what it shows. */
export function ColumnDrawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 240" aria-hidden="true">
      {drawings[name].split('|').map((layer) => {
        const [pen = '', path] = layer.split(':');
        return <path key={layer} d={path} className={styles[pen]} />;
      })}
    </svg>
  );
}
