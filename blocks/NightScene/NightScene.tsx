import { FormattedMessage } from 'react-intl';
import type { NightScene as NightSceneProps } from '../../schemas/blocks/night-scene.ts';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import { ChargeCurve } from './ChargeCurve.tsx';
import { Loads } from './Loads.tsx';
import { Moments } from './Moments.tsx';
import styles from './NightScene.module.css';
import { Readings } from './Readings.tsx';
import { SceneStage } from './SceneStage.tsx';
import { toNight } from './toNight.ts';

/**
 * A night at anchor: while the page is scrolled the stage sticks, its pictures go from dusk to the first sun, and the
 * batteries lose what runs, in CSS alone. Where that is not possible or not wanted, and printed, the pictures are a row.
 */
export function NightScene({ heading, text, ...scene }: NightSceneProps) {
  const night = toNight(scene);
  return (
    <SceneStage
      heading={heading}
      text={text}
      background="deep"
      after={
        <details className={styles.more}>
          <Summary className={styles.summary}>
            <FormattedMessage id="nightScene.table" />
          </Summary>
          <Loads {...scene} night={night} />
        </details>
      }
    >
      <div className={styles.panel}>
        <Readings night={night} battery={scene.battery} />
        <ChargeCurve night={night} />
      </div>
      <Moments moments={scene.moments} night={night} />
    </SceneStage>
  );
}
