import { useIntl } from 'react-intl';
import styles from './PolarDiagram.module.css';
import { toPlace } from './polarShapes.ts';
import type { Sailing, WindCurve } from './toCurve.ts';
import { usePolarNumbers } from './usePolarNumbers.ts';

/** Where curves are farthest apart. */
const NAME_AT = 118;

/** What is marked on the curve that is chosen: its wind above all, its best angles and its highest speed. */
export function BestMarks({ wind, best, top }: Pick<WindCurve, 'wind' | 'best'> & { top: number }) {
  const { formatNumber } = useIntl();
  const { toDegrees, toKnots } = usePolarNumbers();
  return (
    <>
      <WindArrow top={top} words={formatNumber(wind)} />
      {[best.upwind, best.downwind].map(
        (point) => point && <MadeGoodLine key={point.angle} point={point} words={toDegrees(point.angle)} />,
      )}
      {best.fastest && <Fastest point={best.fastest} words={toKnots(best.fastest.speed)} />}
    </>
  );
}

/** On the port side of a curve, the knots of its wind. */
export function WindName({
  curve,
  index,
  words,
}: {
  curve: readonly Sailing[];
  index: number;
  words: string;
}) {
  const point = curve.find(({ angle }) => angle === NAME_AT) ?? curve.at(-1);
  if (!point) return undefined;
  const { x, y } = toPlace(point, -1);
  return (
    <text x={x} y={y + 9} className={styles.name} data-wind={index}>
      {words}
    </text>
  );
}

/** The wind from above, with its knots. */
const WindArrow = ({ top, words }: { top: number; words: string }) => (
  <g transform={`translate(0 ${top})`}>
    <text y="84" className={styles.wind}>
      {words}
    </text>
    <path d="M0 112V236M-14 208L0 240L14 208M-30 112V176M30 112V176" className={styles.arrow} />
  </g>
);

/** Between the best angles of both tacks: no point of the curve is further to windward, or to leeward. */
function MadeGoodLine({ point, words }: { point: Sailing; words: string }) {
  const { x, y } = toPlace(point);
  return (
    <>
      <path d={`M${-x} ${y}H${x}`} className={styles.made} />
      <path d={`M0 0L${x} ${y}M0 0L${-x} ${y}`} className={styles.made} />
      {[x, -x].map((at) => (
        <circle key={at} cx={at} cy={y} r="8" className={styles.dot} />
      ))}
      <text x={x + 18} y={y + (y < 0 ? -10 : 30)} className={styles.best}>
        {words}
      </text>
    </>
  );
}

/** Inside of the curve: outside are the names of the angles. */
function Fastest({ point, words }: { point: Sailing; words: string }) {
  const { x, y } = toPlace(point);
  return (
    <>
      <circle cx={x} cy={y} r="10" className={styles.dot} />
      <text x={x - 22} y={y + 12} className={styles.best} data-fastest="">
        {words}
      </text>
    </>
  );
}
