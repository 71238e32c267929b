import { FormattedMessage } from 'react-intl';
import { Passage } from '../NightScene/Passage.tsx';
import styles from './Nights.module.css';
import { STAYS, type toVoyage } from './toVoyage.ts';

/** Every night of the voyage as a line, by where the boat lay; those to come are in the shade. Below it, how many. */
export function Nights({ voyage: { stays, passed, count } }: { voyage: ReturnType<typeof toVoyage> }) {
  const end = passed.at(-1) ?? 0;
  return (
    <div className={styles.nights}>
      <svg viewBox={`0 0 ${end} 20`} preserveAspectRatio="none" className={styles.strip} aria-hidden="true">
        {STAYS.map((kind) => (
          <path
            key={kind}
            d={stays
              .filter(({ stay }) => stay === kind)
              .map(({ from, nights }) => `M${from} 10h${nights}`)
              .join('')}
            data-stay={kind}
          />
        ))}
        <Passage stops={passed} direction="right">
          <path d={`M0 0H${2 * end}V20H0Z`} className={styles.shade} />
          <path d="M0 0V20" className={styles.now} />
        </Passage>
      </svg>
      <p className={styles.counts}>
        {STAYS.map((kind) => (
          <span key={kind} data-stay={kind}>
            <FormattedMessage id={`voyageScene.${kind}`} values={{ count: count(kind) }} />
          </span>
        ))}
      </p>
    </div>
  );
}
