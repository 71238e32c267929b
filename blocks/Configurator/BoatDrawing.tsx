import { useId } from 'react';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import lines from '../../site/components/BoatProfile/BoatDrawing.module.css';
import { Light } from '../../site/components/BoatProfile/BoatDrawing.tsx';
import { drawBoat } from '../../site/components/BoatProfile/drawing/drawBoat.ts';
import { AIR, type Frame, toFrame } from '../../site/components/BoatProfile/toFrame.ts';
import { STAFF_WIDTH, Staff } from '../Waterline/Staff.tsx';
import styles from './BoatDrawing.module.css';
import renders from './BoatRender.module.css';
import { BoatRender } from './BoatRender.tsx';
import { Equipment } from './Equipment.tsx';

type Groups = Pick<Configurator, 'groups'>;

/** Where the content has no measures, or no boats to choose from. */
const A_BOAT: BoatProfile = { length: 13, airDraught: 21, draught: 1.3 };

/** One layer for each colour; the style sheet shows the chosen one. */
const Layers = ({ groups, name, path }: Groups & { name: 'hull' | 'sail'; path: string }) =>
  groups
    .find((group) => group.name === name)
    ?.options.map(({ value, colour }, index) => (
      <path key={value} d={path} fill={colour} data-layer={`${name}-${index}`} />
    ));

/**
 * The boats to choose from, in profile, bow to the right, in the colours to choose from; one at a time is shown:
 * close up, in a picture if there is one or else drawn as wide as the picture would be, or (ticked, and printed) all to
 * the scale of the staff beside them.
 */
export function BoatDrawing({ groups }: Groups) {
  const boats = groups.find(({ name }) => name === 'model')?.options ?? [];
  const profiles = boats.length > 0 ? boats.map(({ profile = A_BOAT }) => profile) : [A_BOAT];
  const { top, depth } = toFrame(profiles);
  const shown = boats.find(({ isChosen }) => isChosen) ?? boats[0];
  const longest = Math.max(...profiles.map(({ length }) => length));
  const frame = { top, depth: depth - 110, width: STAFF_WIDTH + toWidth(longest) };
  return (
    <>
      <svg
        viewBox={toViewBox(frame)}
        preserveAspectRatio={FITS}
        className={`${styles.picture} ${styles.staff}`}
        aria-hidden="true"
      >
        <Staff frame={frame} />
      </svg>
      {boats.length === 0 && <Boat profile={A_BOAT} groups={groups} frame={frame} />}
      {boats.map((boat, index) => (
        <div key={boat.value} data-layer={`model-${index}`}>
          <BoatRender boat={boat} groups={groups} isFirst={boat === shown} className={renders.render} />
          <Boat profile={boat.profile ?? A_BOAT} groups={groups} frame={frame} name={boat.value} />
        </div>
      ))}
    </>
  );
}

/** In a low picture, the sky gives way: boats fill the width. */
const FITS = 'xMidYMax slice';

const toWidth = (length: number) => Math.round(100 * length) + 2 * AIR;
const toViewBox = ({ top, depth, width }: Frame) => `0 ${-top} ${width} ${top + depth}`;

/** Share of the picture that a hull takes up close, in its middle. */
const CLOSE = 0.85;
/** Water below her keel there. */
const BELOW = 55;

/** Brings a boat and her sea up close: the whole frame, which is then as wide as the picture, is made larger around her. */
function toCloseUp({ length, draught }: BoatProfile, stern: number, { width, depth }: Frame): string {
  const scale = (CLOSE * width) / (100 * length);
  const surface = depth - scale * (100 * draught + BELOW);
  const [x, y] = [((1 - CLOSE) / 2) * width - scale * stern, surface].map(Math.round);
  return `translate(${x} ${y}) scale(${scale.toFixed(3)})`;
}

interface BoatProps extends Groups {
  profile: BoatProfile;
  frame: Frame;
  /** Value of the boat, if it is one of several. */
  name?: string;
}

/** The sea in front of the boat, and that to the horizon behind her. */
const WATER = {
  sea: { stops: ['#3f8f978c 0', '#0c5563bf 50', '#0b2233 100'] },
  far: { stops: ['#9db9c2 0', '#5f9aa4 100'] },
};

/** A boat in the middle between the staff and the end of the picture. */
function Boat({ profile, groups, frame, name }: BoatProps) {
  const id = useId();
  const boat = drawBoat(profile);
  const middle = 50 * profile.length;
  const stern = STAFF_WIDTH + (frame.width - STAFF_WIDTH - toWidth(profile.length)) / 2 + AIR;
  return (
    <svg
      viewBox={toViewBox(frame)}
      preserveAspectRatio={FITS}
      className={`${lines.drawing} ${styles.picture}`}
      aria-hidden="true"
    >
      <Light id={id} />
      <Light id={id} light={WATER} />
      <radialGradient id={`${id}gleam`}>
        <stop stopColor="#fff" stopOpacity="0.5" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <g transform={toCloseUp(profile, stern, frame)} className={styles.near}>
        <path d="M-9000-70H9000V0H-9000Z" fill={`url(#${id}far)`} className={styles.far} />
        <g transform={`translate(${stern})`}>
          <path d={boat.fins} className={lines.fins} />
          <Layers groups={groups} name="sail" path={boat.mainsail} />
          <path d={boat.mainsail} fill={`url(#${id}sail)`} />
          <path d={boat.battens} className={`${lines.fine} ${styles.cloth}`} />
          <path d={boat.mast} className={lines.mast} />
          <path d={boat.rigging} className={lines.fine} />
          <path d={boat.house} fill={`url(#${id}house)`} />
          <path d={boat.hull} className={lines.white} />
          <Layers groups={groups} name="hull" path={boat.hull} />
          <path d={boat.hull} fill={`url(#${id}hull)`} />
          <path d={boat.bottom} fill={`url(#${id}bottom)`} fillOpacity="1" />
          <path d={boat.gleam} className={styles.gleam} />
          <path d={boat.shade} fillOpacity="0.13" />
          <path d={boat.glass} fill={`url(#${id}glass)`} className={styles.glass} />
          <path d={boat.glints} fill="#fff" fillOpacity="0.16" />
          <path d={boat.details + boat.fittings} className={lines.fine} />
          <Layers groups={groups} name="sail" path={boat.headsail} />
          <path d={boat.headsail} fill={`url(#${id}sail)`} />
          <path d={boat.seams} className={`${lines.fine} ${styles.cloth}`} />
          <Equipment groups={groups} profile={profile} boat={name} />
          <path d={boat.crew} className={`${lines.crew} ${styles.crew}`} />
        </g>
        {/* Wider than the frame, whose sides are open: the sea ends at those of the picture. */}
        <path d={`M-9000 0H9000V${frame.depth}H-9000Z`} fill={`url(#${id}sea)`} className={styles.sea} />
        <ellipse cx={stern + middle} cy="14" rx={1.2 * middle} ry="40" fill={`url(#${id}gleam)`} />
        <path d="M-9000 0H9000" className={styles.surface} />
      </g>
    </svg>
  );
}
