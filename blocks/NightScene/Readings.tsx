import { FormattedMessage, useIntl } from 'react-intl';
import { Passage } from './Passage.tsx';
import styles from './Readings.module.css';
import { type Night, toMinutes } from './toNight.ts';
import { useEnergy } from './useEnergy.ts';

/** Between two lines of the reel; Passage.module.css stops it at whole ones. */
const LINE = 100;
/** Minutes between them. */
const STEP = 30;

/** The time, and what the batteries have left: a reel with a line for each half hour, which passes a window. */
export function Readings({ night, battery }: { night: Night; battery: number }) {
  const { formatNumber } = useIntl();
  const { toEnergy } = useEnergy();
  const { start, end, minutes, chargeAt } = night;
  const first = toMinutes('00:00', start);
  const lines = Array.from({ length: end / STEP + 1 }, (_, index) => {
    const time = first + index * STEP;
    const parts = [Math.floor(time / 60) % 24, time % 60].map((part) => String(part).padStart(2, '0'));
    return { time: parts.join(':'), charge: chargeAt(index * STEP) };
  });
  return (
    <div className={styles.readings}>
      <svg viewBox={`0 0 520 ${LINE}`} className={styles.reel} aria-hidden="true">
        <Passage stops={minutes.map((minute) => (minute / STEP) * LINE)} direction="up">
          {lines.map(({ time, charge }, index) => (
            <g key={time} transform={`translate(0 ${index * LINE + 82})`}>
              <text>{time}</text>
              <text x="520" className={styles.charge}>
                {formatNumber(charge, { style: 'percent' })}
              </text>
            </g>
          ))}
        </Passage>
      </svg>
      <p className={styles.capacity} aria-hidden="true">
        <FormattedMessage id="nightScene.capacity" values={{ energy: toEnergy(battery) }} />
      </p>
    </div>
  );
}
