import { FormattedMessage, useIntl } from 'react-intl';
import type { NightScene } from '../../schemas/blocks/night-scene.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import pictureStyles from './MomentPicture.module.css';
import styles from './Moments.module.css';
import { MomentWords } from './MomentWords.tsx';
import type { Night } from './toNight.ts';

/** On phones as high as the stage, else as wide. */
const SIZES = '(max-width: 767.98px) 100vh, 100vw';

/** The moments of the night in words, each with its picture: on the stage these lie upon each other behind the words. */
export function Moments({ moments, night }: Pick<NightScene, 'moments'> & { night: Night }) {
  const { formatNumber } = useIntl();
  return (
    <ol className={styles.moments}>
      {moments.map(({ hour, label, caption, image }, index) => (
        <li key={hour} className={styles.moment}>
          <Picture className={pictureStyles.picture} image={image} preset="hero" sizes={SIZES} />
          <MomentWords label={label} caption={caption}>
            <time dateTime={hour}>{hour}</time>
            {' · '}
            <FormattedMessage
              id="nightScene.charge"
              values={{
                charge: formatNumber(night.chargeAt(night.minutes[index] ?? 0), { style: 'percent' }),
              }}
            />
          </MomentWords>
        </li>
      ))}
    </ol>
  );
}
