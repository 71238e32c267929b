import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { VoyageScene as VoyageSceneProps } from '../../schemas/blocks/voyage-scene.ts';
import { Day } from '../../site/components/Day/Day.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import moment from '../NightScene/Moments.module.css';
import night from '../NightScene/NightScene.module.css';
import title from '../NightScene/SceneTitle.module.css';
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
    <Section className={`${night.section} ${styles.section}`} heading={heading} background="haze">
      <div className={`${title.scene} ${night.scene}`}>
        <div className={night.opening}>
          <SectionHeading className={`${title.title} ${night.heading}`} />
          {text && <RichText html={text} className={title.text} />}
        </div>
        <div className={night.track}>
          <div className={`${night.stage} ${styles.stage}`}>
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
                  <div className={moment.words}>
                    <ItemHeading className={moment.label}>{label}</ItemHeading>
                    <p className={moment.hour}>
                      <Day date={day} />
                      {' · '}
                      <FormattedNumber value={temperature} style="unit" unit="celsius" />{' '}
                      <span className="visually-hidden">
                        <FormattedMessage id="voyageScene.water" />
                      </span>
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
