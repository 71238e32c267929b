import { FormattedMessage } from 'react-intl';
import styles from './PolarTable.module.css';
import type { WindCurve } from './toCurve.ts';
import { usePolarNumbers } from './usePolarNumbers.ts';

/** The speeds that were measured: a row for each angle, a column for each strength of the wind. */
export function PolarTable({ winds }: { winds: readonly WindCurve[] }) {
  const { toDegrees, toKnots } = usePolarNumbers();
  const angles = [...new Set(winds.flatMap(({ points }) => points.map(({ angle }) => angle)))];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="polar.caption" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="polar.angle" />
          </th>
          {winds.map(({ wind }) => (
            <th key={wind} scope="col">
              <FormattedMessage id="polar.knots" values={{ knots: wind }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {angles
          .toSorted((one, other) => one - other)
          .map((angle) => (
            <tr key={angle}>
              <th scope="row">{toDegrees(angle)}</th>
              {winds.map(({ wind, points }) => {
                const point = points.find((other) => other.angle === angle);
                return <td key={wind}>{point && toKnots(point.speed)}</td>;
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
