import { FormattedMessage } from 'react-intl';
import type { CrewScene as CrewSceneProps } from '../../schemas/blocks/crew-scene.ts';
import moment from '../NightScene/Moments.module.css';
import { MomentWords } from '../NightScene/MomentWords.tsx';
import { SceneStage } from '../NightScene/SceneStage.tsx';
import { Aboard } from './Aboard.tsx';
import { CrewPlan } from './CrewPlan.tsx';
import styles from './CrewScene.module.css';
import { countAboard } from './toBeds.ts';

/**
 * The crew comes aboard while the page is scrolled: on the deck plan, on the stage of the night scene, one cabin after
 * the other lights up, in CSS alone. Where that is not possible or not wanted, and printed, all are lit.
 */
export function CrewScene({ heading, text, ...crew }: CrewSceneProps) {
  const counts = countAboard(crew.moments);
  return (
    <SceneStage
      heading={heading}
      text={text}
      background="deep"
      className={styles.section}
      stageClassName={styles.stage}
    >
      <div className={styles.deck}>
        <CrewPlan {...crew} />
      </div>
      <div className={styles.panel}>
        <Aboard counts={counts} berths={crew.berths} />
      </div>
      <ol className={moment.moments}>
        {crew.moments.map(({ label, caption }, index) => (
          <li key={label} className={moment.moment}>
            <MomentWords label={label} caption={caption}>
              <FormattedMessage id="crewScene.aboard" values={{ count: counts[index] }} />
            </MomentWords>
          </li>
        ))}
      </ol>
    </SceneStage>
  );
}
