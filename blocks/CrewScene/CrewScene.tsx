import { FormattedMessage } from 'react-intl';
import type { CrewScene as CrewSceneProps } from '../../schemas/blocks/crew-scene.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import moment from '../NightScene/Moments.module.css';
import night from '../NightScene/NightScene.module.css';
import title from '../NightScene/SceneTitle.module.css';
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
    <Section className={`${night.section} ${styles.section}`} heading={heading} background="deep">
      <div className={`${title.scene} ${night.scene}`}>
        <div className={night.opening}>
          <SectionHeading className={`${title.title} ${night.heading}`} />
          {text && <RichText html={text} className={title.text} />}
        </div>
        <div className={night.track}>
          <div className={`${night.stage} ${styles.stage}`}>
            <div className={styles.deck}>
              <CrewPlan {...crew} />
            </div>
            <div className={styles.panel}>
              <Aboard counts={counts} berths={crew.berths} />
            </div>
            <ol className={moment.moments}>
              {crew.moments.map(({ label, caption }, index) => (
                <li key={label} className={moment.moment}>
                  <div className={moment.words}>
                    <ItemHeading className={moment.label}>{label}</ItemHeading>
                    <p className={moment.hour}>
                      <FormattedMessage id="crewScene.aboard" values={{ count: counts[index] }} />
                    </p>
                    <p className={moment.caption}>{caption}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </Section>
  );
}
