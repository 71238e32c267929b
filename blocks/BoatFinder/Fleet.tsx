import type { BoatFinder } from '../../schemas/blocks/boat-finder.ts';
import { BoatDrawing, Sea } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { toFrame } from '../../site/components/BoatProfile/toFrame.ts';
import styles from './BoatFinder.module.css';

/** All boats, before one of them is the answer: to one scale, on one waterline. */
export function Fleet({ boats }: Pick<BoatFinder, 'boats'>) {
  const frame = toFrame(boats.map(({ profile }) => profile));
  return (
    <div className={styles.fleet} data-background="haze">
      <div className={styles.boats}>
        <Sea frame={frame} className={styles.sea} />
        {boats.map(
          ({ title, profile }) => profile && <BoatDrawing key={title} profile={profile} frame={frame} />,
        )}
      </div>
    </div>
  );
}
