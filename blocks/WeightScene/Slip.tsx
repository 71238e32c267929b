import { FormattedMessage, useIntl } from 'react-intl';
import type { WeightScene } from '../../schemas/blocks/weight-scene.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import loads from '../NightScene/Loads.module.css';
import type { Weights } from './toWeights.ts';
import { useWeight } from './useWeight.ts';
import styles from './WeightScene.module.css';

interface SlipProps extends Pick<WeightScene, 'pieces'> {
  note: string | undefined;
  weights: Weights;
}

const COLUMNS = ['piece', 'weight', 'usually', 'difference'] as const;

/** The weighing slip: each piece, beside what is usual, and their sums. */
export function Slip({ pieces, note, weights }: SlipProps) {
  const { formatNumber } = useIntl();
  const { toKilograms } = useWeight();
  const toCells = ({ weight, usual }: { weight: number; usual: number }) =>
    [
      toKilograms(weight),
      toKilograms(usual),
      formatNumber(weight - usual, { signDisplay: 'exceptZero' }).replace('-', '−'),
    ].map((cell, index) => <td key={COLUMNS[index + 1]}>{cell}</td>);
  return (
    <div className={loads.loads}>
      <table className={loads.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`weightScene.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={piece.label}>
              <th scope="row">{piece.label}</th>
              {toCells(piece)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="weightScene.total" />
            </th>
            {toCells(weights)}
          </tr>
        </tfoot>
      </table>
      {note && <RichText html={note} className={styles.note} />}
    </div>
  );
}
