import type { PassageScene as PassageSceneProps } from '../../schemas/blocks/passage-scene.ts';
import { SceneStage } from '../NightScene/SceneStage.tsx';
import { Drum } from './Drum.tsx';
import { LogDay } from './LogDay.tsx';
import styles from './PassageScene.module.css';
import { toPassage } from './toPassage.ts';

/**
 * The log of a passage on the stage of the night scene: while the page is scrolled its speeds are drawn and its days
 * written, in CSS alone. Where that is not possible or not wanted, and printed, the whole log is seen.
 */
export function PassageScene({ heading, text, ...log }: PassageSceneProps) {
  const passage = toPassage(log);
  return (
    <SceneStage
      heading={heading}
      text={text}
      background="haze"
      className={styles.section}
      stageClassName={styles.stage}
    >
      <Drum passage={passage} />
      <ol className={styles.days}>
        {log.days.map((day, index) => (
          <LogDay
            key={day.day}
            day={day}
            miles={passage.miles[index] ?? 0}
            logged={passage.logged[index] ?? 0}
            isBest={index === passage.best}
          />
        ))}
      </ol>
    </SceneStage>
  );
}
