import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../locales/Messages.ts';
import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { BoatDrawing, Sea, useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { AIR } from '../../site/components/BoatProfile/toFrame.ts';
import styles from './MeasuredProfile.module.css';

/** Room around the boat for the lines that measure it, in centimetres: below her, on a phone, for words under the last. */
const ROOM = { left: 385, top: 130, depth: 540 };
/** From the stern to the line of its height and draught. */
const ASIDE = 170;
/** From its deepest point to the line of its length: the words of the draught stand between. */
const BELOW = 270;

/** A point in percent of the drawing. */
interface Place {
  x: string;
  y: string;
}

/**
 * A boat from the side on the water, with lines for its length, its height above the water and its draught. The drawing
 * is in centimetres; the lines are placed in percent of it, so that their words keep their size on every screen. The
 * table beside it says the same to screen readers.
 */
export function MeasuredProfile({ profile }: { profile: BoatProfile }) {
  const { formatMessage } = useIntl();
  const toCentimetres = (metres: number) => Math.round(metres * 100);
  const length = toCentimetres(profile.length);
  const height = toCentimetres(profile.airDraught);
  const draught = toCentimetres(profile.draught);
  const frame = { top: height + ROOM.top, depth: draught + ROOM.depth, width: length + ROOM.left + AIR };
  const at = (x: number, y: number): Place => ({
    x: `${((100 * (x + ROOM.left)) / frame.width).toFixed(2)}%`,
    y: `${((100 * (y + frame.top)) / (frame.top + frame.depth)).toFixed(2)}%`,
  });
  const words = {
    length: useLength(profile.length),
    airDraught: useLength(profile.airDraught),
    draught: useLength(profile.draught),
  };
  const say = (id: MessageId, { metres }: { metres: string }) => `${formatMessage({ id })} ${metres}`;
  const below = profile.daggerboards ? 'specifications.draughtBoards' : 'specifications.draught';
  return (
    <div className={styles.panel} data-background="haze" aria-hidden="true">
      <div className={styles.scene}>
        <BoatDrawing profile={profile} frame={frame} across={{ left: -ROOM.left, width: frame.width }} />
        <Sea frame={frame} className={styles.sea} />
        <svg className={styles.measures} aria-hidden="true">
          <Line from={at(0, draught + BELOW)} to={at(length, draught + BELOW)} />
          <At place={at(length / 2, draught + BELOW)}>
            <text dy="1.6em">{say('specifications.length', words.length)}</text>
          </At>
          <Line from={at(-ASIDE, 0)} to={at(-ASIDE, draught)} />
          <At place={at(-ASIDE, draught)}>
            <text x="-6" dy="1.6em" className={styles.start}>
              {say(below, words.draught)}
            </text>
          </At>
          <g className={styles.above}>
            <Line from={at(-ASIDE, -height)} to={at(-ASIDE, 0)} />
            <At place={at(-ASIDE, -height / 2)}>
              <text dy="-0.7em" transform="rotate(-90)">
                {say('specifications.airDraught', words.airDraught)}
              </text>
            </At>
          </g>
        </svg>
      </div>
    </div>
  );
}

/** A line with a short one across at each end. */
function Line({ from, to }: { from: Place; to: Place }) {
  const across = from.x === to.x ? 'M-6 0H6' : 'M0-6V6';
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <At place={from}>
        <path d={across} />
      </At>
      <At place={to}>
        <path d={across} />
      </At>
    </>
  );
}

/** Its children have their origin in a place; they are in pixels. */
function At({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <svg {...place} className={styles.at} aria-hidden="true">
      {children}
    </svg>
  );
}
