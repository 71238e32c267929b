import { FormattedMessage } from 'react-intl';
import styles from './BestAngles.module.css';
import { type findBest, madeGood } from './toCurve.ts';
import { usePolarNumbers } from './usePolarNumbers.ts';

interface BestAnglesProps {
  wind: number;
  best: ReturnType<typeof findBest>;
  /** Of the wind, among all. */
  index: number;
}

/** The best angles in one strength of the wind, in words: what the diagram marks. */
export function BestAngles({ wind, best, index }: BestAnglesProps) {
  const { toKnots } = usePolarNumbers();
  return (
    <div className={styles.best} data-wind={index}>
      <h3 className={`visually-hidden ${styles.wind}`}>
        <FormattedMessage id="polar.wind" values={{ wind }} />
      </h3>
      <dl className={styles.angles}>
        {(['upwind', 'fastest', 'downwind'] as const).map((name) => {
          const point = best[name];
          return (
            point && (
              <div key={name}>
                <dt>
                  <FormattedMessage id={`polar.${name}`} />
                </dt>
                <dd className={styles.speed}>
                  <FormattedMessage id="polar.knots" values={{ knots: toKnots(point.speed) }} />
                </dd>
                <dd>
                  <FormattedMessage
                    id={name === 'fastest' ? 'polar.at' : 'polar.made'}
                    values={{ angle: point.angle, speed: toKnots(Math.abs(madeGood(point))) }}
                  />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
