import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { PassageScene } from '../../schemas/blocks/passage-scene.ts';
import { ItemHeading } from '../../site/components/Section/Section.tsx';
import styles from './LogDay.module.css';
import { toPosition } from './toPosition.ts';

interface LogDayProps {
  day: PassageScene['days'][number];
  miles: number;
  logged: number;
  isBest: boolean;
}

/** What the log says of one day. */
export function LogDay({ day, miles, logged, isBest }: LogDayProps) {
  const { formatDate } = useIntl();
  return (
    <li className={styles.day} data-best={isBest || undefined}>
      <p className={styles.miles}>
        <FormattedMessage
          id="passageScene.miles"
          values={{
            miles: (
              <b key="miles">
                <FormattedNumber value={miles} />
              </b>
            ),
          }}
        />
      </p>
      <ItemHeading className={styles.label}>{day.label}</ItemHeading>
      <p className={styles.facts}>
        <time dateTime={day.day}>
          {formatDate(day.day, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })}
        </time>
        <span>{toPosition(day.position)}</span>
        <span>{day.weather}</span>
        <span>
          <FormattedMessage id="passageScene.logged" values={{ miles: logged }} />
        </span>
      </p>
      <p className={styles.remark}>
        <span>
          <FormattedMessage id="passageScene.number" values={{ number: day.number }} />
          {' · '}
          {day.watch}
        </span>{' '}
        <em>{day.remark}</em>
      </p>
    </li>
  );
}
