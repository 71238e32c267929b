import { FormattedMessage, useIntl } from 'react-intl';
import type { WeightScene as WeightSceneProps } from '../../schemas/blocks/weight-scene.ts';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import moment from '../NightScene/Moments.module.css';
import { MomentWords } from '../NightScene/MomentWords.tsx';
import night from '../NightScene/NightScene.module.css';
import { SceneStage } from '../NightScene/SceneStage.tsx';
import { HungBoat } from './HungBoat.tsx';
import { Scale } from './Scale.tsx';
import { Slip } from './Slip.tsx';
import { toWeights } from './toWeights.ts';
import { useWeight } from './useWeight.ts';
import { WeightBar } from './WeightBar.tsx';
import styles from './WeightScene.module.css';

/**
 * A boat in the slings of a crane, on the stage of the night scene: while the page is scrolled her pieces are hung on and
 * the scale counts, in CSS alone. Where that is not possible or not wanted, and printed, all of her hangs there.
 */
export function WeightScene({ heading, text, moments, pieces, note, ...boat }: WeightSceneProps) {
  const { formatNumber } = useIntl();
  const { toKilograms } = useWeight();
  const weights = toWeights(pieces);
  return (
    <SceneStage
      heading={heading}
      text={text}
      background="deep"
      className={styles.section}
      stageClassName={styles.stage}
      after={
        <details className={night.more}>
          <Summary className={night.summary}>
            <FormattedMessage id="weightScene.slip" />
          </Summary>
          <Slip pieces={pieces} note={note} weights={weights} />
        </details>
      }
    >
      <div className={styles.crane}>
        <HungBoat {...boat} />
      </div>
      <div className={styles.panel}>
        <Scale weights={weights} />
        <WeightBar pieces={pieces} weights={weights} />
      </div>
      <ol className={moment.moments}>
        {moments.map(({ label, caption }, index) => {
          const { weight = 0, usual = 0 } = weights.moments[index] ?? {};
          const change = Math.sign(weight - usual);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
            <li key={index} className={moment.moment}>
              <MomentWords label={label} caption={caption}>
                <FormattedMessage
                  id="weightScene.hung"
                  values={{
                    weight: toKilograms(weight),
                    share: formatNumber(weight / weights.weight, { style: 'percent' }),
                    change: { '-1': 'less', 1: 'more' }[change] ?? 'none',
                    difference: toKilograms(Math.abs(weight - usual)),
                  }}
                />
              </MomentWords>
            </li>
          );
        })}
      </ol>
    </SceneStage>
  );
}
