import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../locales/Messages.ts';
import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { BoatDrawing, Sea, useLength } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { AIR } from '../../site/components/BoatProfile/toFrame.ts';
import styles from './MeasuredProfile.module.css';

/** Room around the boat for the lines that measure it, in centimetres: below her for words under the last. */
const ROOM = { left: 190, top: 150, depth: 760 };
/** From the stern to the line of its height and draught. */
const ASIDE = 170;
/** From its deepest point to the line of its length. */
const BELOW = 120;

/** A point in percent of the drawing. */
interface Place {
  x: string;
  y: string;
}

/**
 * A boat from the side on the water, with lines for its length, its height above the water and its draught. The drawing
 * is in centimetres; the lines are placed in percent of it, so that their words keep their size on every screen. The
 * table below it says the same to screen readers.
 */
export function MeasuredProfile({ profile }: { profile: BoatProfile }) {
  const toCentimetres = (metres: number) => Math.round(metres * 100);
  const length = toCentimetres(profile.length);
  const height = toCentimetres(profile.airDraught);
  const draught = toCentimetres(profile.draught);
  const frame = { top: height + ROOM.top, depth: draught + ROOM.depth, width: length + ROOM.left + AIR };
  const at = (x: number, y: number): Place => ({
    x: `${((100 * (x + ROOM.left)) / frame.width).toFixed(2)}%`,
    y: `${((100 * (y + frame.top)) / (frame.top + frame.depth)).toFixed(2)}%`,
  });
  const below = profile.daggerboards ? 'specifications.draughtBoards' : 'specifications.draught';
  const end = draught + BELOW;
  return (
    <div className={`grid ${styles.panel}`} data-background="haze" aria-hidden="true">
      <div className={styles.scene}>
        <BoatDrawing profile={profile} frame={frame} across={{ left: -ROOM.left, width: frame.width }} />
        <Sea frame={frame} className={styles.sea} />
        <svg className={styles.measures} aria-hidden="true">
          <Line from={at(0, end)} to={at(length, end)} />
          <Words place={at(length / 2, end)} label="specifications.length" metres={profile.length} />
          <Line from={at(-ASIDE, 0)} to={at(-ASIDE, draught)} />
          <Words place={at(-ASIDE, end)} label={below} metres={profile.draught} isAside />
          <g className={styles.above}>
            <Line from={at(-ASIDE, -height)} to={at(-ASIDE, 0)} />
            <Words
              place={at(-ASIDE, -height * 0.34)}
              label="specifications.airDraught"
              metres={profile.airDraught}
              isAside
            />
          </g>
        </svg>
      </div>
    </div>
  );
}

interface WordsProps {
  place: Place;
  label: MessageId;
  metres: number;
  /** Before the place, not below it. */
  isAside?: boolean;
}

/** A measure, and below it what it is. */
function Words({ place, label, metres, isAside }: WordsProps) {
  const { formatMessage } = useIntl();
  const x = isAside ? -12 : 0;
  return (
    <At place={place}>
      <g className={isAside ? styles.aside : undefined}>
        <text x={x} dy="1.15em" className={styles.figure}>
          {useLength(metres).metres}
        </text>
        <text x={x} className={styles.name}>
          {formatMessage({ id: label })}
        </text>
      </g>
    </At>
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
