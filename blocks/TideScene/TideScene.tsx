import type { TideScene as TideSceneProps } from '../../schemas/blocks/tide-scene.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import title from '../NightScene/SceneTitle.module.css';
import { Moments } from './Moments.tsx';
import { Scene } from './Scene.tsx';
import styles from './TideScene.module.css';

/**
 * The sea falls below a boat while the page is scrolled, until she stands on the sand: the stage sticks, its animations
 * follow the scroll position, in CSS alone. Where that is not possible or not wanted, and printed, it shows low water.
 */
export function TideScene({ heading, text, moments, range, ...boat }: TideSceneProps) {
  return (
    <Section className={styles.section} heading={heading} background="deep">
      <div className={`${title.scene} ${styles.tide}`}>
        <div className={styles.words}>
          <SectionHeading className={title.title} />
          {text && <RichText html={text} className={title.text} />}
        </div>
        <div className={styles.track}>
          <div className={styles.stage}>
            <div className={styles.sky} aria-hidden="true" />
            <div className={styles.drawing}>
              <Scene boat={boat} range={range} names={moments.map(({ label }) => label)} />
            </div>
            <Moments moments={moments} range={range} />
          </div>
        </div>
      </div>
    </Section>
  );
}
