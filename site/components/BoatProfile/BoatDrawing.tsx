import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';
import styles from './BoatDrawing.module.css';
import { drawBoat } from './drawing/drawBoat.ts';
import { toFinish } from './toFinish.ts';
import { AIR, type Frame } from './toFrame.ts';

const WHITE = 'var(--hull-white)';
/** The colours that a profile names. */
const SAILS = { white: WHITE, cream: '#ecdfc4', charcoal: '#3a444c' };
const HULLS = { white: WHITE, navy: '#1f3f5f', anthracite: '#4b5359' };

interface BoatDrawingProps {
  profile: BoatProfile;
  frame: Frame;
  /** Left edge and width of the picture in centimetres from the stern; absent: some room around the boat. */
  across?: { left: number; width: number };
}

const toRoom = ({ length }: BoatProfile) => ({ left: -AIR, width: Math.round(length * 100) + 2 * AIR });

/** Gradients downwards or along the boat, with their stops: colour and per cent. */
type Gradients = Record<string, { along?: boolean; stops: readonly string[] }>;

/** Light and shade as stops of a gradient: over any colour of hull and sails, and the colours of house and windows. */
const LIGHT: Gradients = {
  hull: { stops: ['#fffc 0', '#fff0 26', '#0b223314 40', '#0b22333d 58', '#ffffff29 66'] },
  bottom: { stops: ['#466577 0', '#2f4c5e 40', '#1b3244 100'] },
  sail: { along: true, stops: ['#0b22332b 0', '#ffffff40 30', '#0b22330a 60', '#0b223347 100'] },
  house: { stops: ['#fff 0', '#f1f2f0 45', '#b9c5cb 100'] },
  glass: {
    along: true,
    stops: ['#55788b 0', '#16344a 26', '#2c4f64 44', '#0b2233 47', '#0b2233 78', '#34566a 100'],
  },
};

/** The gradients of a boat, in her own picture: `url(#…hull)`. */
export const Light = ({ id, light = LIGHT }: { id: string; light?: Gradients }) =>
  Object.entries(light).map(([part, { along, stops }]) => (
    <linearGradient key={part} id={id + part} x2={along ? 1 : 0} y2={along ? 0.3 : 1}>
      {stops.map((stop) => {
        const [colour, at] = stop.split(' ');
        return <stop key={at} offset={`${at}%`} stopColor={colour} />;
      })}
    </linearGradient>
  ));

/** A boat from the side in a frame as high as that of every other boat, so that equal heights are one scale. */
export function BoatDrawing({ profile, frame, across = toRoom(profile) }: BoatDrawingProps) {
  const boat = drawBoat(profile);
  const { sails, hull } = toFinish(profile);
  const cloth = { fill: SAILS[sails], 'data-dark': sails === 'charcoal' || undefined };
  return (
    <svg
      viewBox={`${across.left} ${-frame.top} ${across.width} ${frame.top + frame.depth}`}
      preserveAspectRatio="xMinYMax"
      className={styles.drawing}
      aria-hidden="true"
    >
      <path d={boat.fins} className={styles.fins} />
      <g className={styles.mainsail} data-sail="main" {...cloth}>
        <path d={boat.mainsail} />
        <path d={boat.battens} className={styles.fine} />
      </g>
      <path d={boat.mast} className={styles.mast} />
      <path d={boat.rigging} className={styles.fine} />
      <path d={boat.house} className={styles.white} />
      <path d={boat.hull} fill={HULLS[hull]} />
      <path d={boat.shade} fillOpacity="0.13" />
      <g data-dark={hull !== 'white' || undefined}>
        <path d={boat.glass} className={styles.glass} />
      </g>
      <path d={boat.details} className={styles.fine} />
      <g className={styles.headsail} {...cloth}>
        <path d={boat.headsail} />
        <path d={boat.seams} className={styles.fine} />
      </g>
      <path d={boat.crew} className={styles.crew} />
    </svg>
  );
}

/** The place of a boat without measures: a mooring buoy. */
export function BuoyDrawing({ frame }: { frame: Frame }) {
  return (
    <svg
      viewBox={`-500 ${-frame.top} 1000 ${frame.top + frame.depth}`}
      className={styles.drawing}
      aria-hidden="true"
    >
      <path d={`M0 30V${frame.depth}`} />
      <path d="M-55 0a55 55 0 1 1 110 0a55 40 0 0 1-110 0ZM-22-52V-78H22V-52" className={styles.white} />
    </svg>
  );
}

/** Water in front of the boats, as high as their frame and as wide as there is room; where it may overflow, wider. */
export function Sea({
  frame: { top, depth, width },
  className,
}: {
  frame: Frame;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <svg
      viewBox={`0 ${-top} ${width} ${top + depth}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--lagoon)" stopOpacity="0.4" />
        <stop offset="0.45" stopColor="#0c5563" stopOpacity="0.62" />
        <stop offset="1" stopColor="var(--deep-water)" />
      </linearGradient>
      <rect x={-width} width={3 * width} height={depth} fill={`url(#${id})`} />
      <path d={`M${-width} 0H${2 * width}`} stroke="var(--deep-water)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const FEET_PER_METRE = 1 / 0.3048;

/** A length in metres, and in feet as boats are called by. */
export function useLength(metres: number): { metres: string; feet: string } {
  const { formatNumber } = useIntl();
  return {
    metres: formatNumber(metres, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 }),
    feet: formatNumber(Math.round(metres * FEET_PER_METRE), {
      style: 'unit',
      unit: 'foot',
      unitDisplay: 'long',
    }),
  };
}
