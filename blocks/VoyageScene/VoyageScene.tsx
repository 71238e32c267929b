import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { VoyageScene as VoyageSceneProps } from '../../schemas/blocks/voyage-scene.ts';
import { Day } from '../../site/components/Day/Day.tsx';
import moment from '../NightScene/Moments.module.css';
import { MomentWords } from '../NightScene/MomentWords.tsx';
import { SceneStage } from '../NightScene/SceneStage.tsx';
import { Nights } from './Nights.tsx';
import { toVoyage } from './toVoyage.ts';
import { VoyageChart } from './VoyageChart.tsx';
import styles from './VoyageScene.module.css';
import { Water } from './Water.tsx';

/**
 * A voyage on the stage of the night scene: while the page is scrolled its track is drawn on a chart and its nights pass,
 * in CSS alone. Where that is not possible or not wanted, and printed, the whole voyage is seen.
 */
export function VoyageScene({ heading, text, moments, names }: VoyageSceneProps) {
  const voyage = toVoyage(moments);
  return (
    <SceneStage
      heading={heading}
      text={text}
      background="haze"
      className={styles.section}
      stageClassName={styles.stage}
    >
      <div className={styles.sheet}>
        <VoyageChart names={names} voyage={voyage} />
      </div>
      <div className={styles.panel}>
        <Water temperatures={moments.map(({ temperature }) => temperature)} />
        <Nights voyage={voyage} />
      </div>
      <ol className={moment.moments}>
        {moments.map(({ day, label, caption, temperature }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
          <li key={index} className={moment.moment}>
            <MomentWords label={label} caption={caption}>
              <Day date={day} />
              {' · '}
              <FormattedNumber value={temperature} style="unit" unit="celsius" />{' '}
              <span className="visually-hidden">
                <FormattedMessage id="voyageScene.water" />
              </span>
            </MomentWords>
          </li>
        ))}
      </ol>
    </SceneStage>
  );
}
