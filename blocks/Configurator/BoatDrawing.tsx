import type { Configurator } from '../../schemas/blocks/configurator.ts';
import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import lines from '../../site/components/BoatProfile/BoatDrawing.module.css';
import { drawBoat } from '../../site/components/BoatProfile/drawing/drawBoat.ts';
import { AIR, toFrame } from '../../site/components/BoatProfile/toFrame.ts';
import styles from './BoatDrawing.module.css';
import { TotalPrice } from './TotalPrice.tsx';

type Groups = Pick<Configurator, 'groups'>;

/** Where the content has no measures, or no boats to choose from. */
const A_BOAT: BoatProfile = { length: 13, airDraught: 21, draught: 1.3 };

/** One layer for each colour; the style sheet shows the chosen one. */
const Layers = ({ groups, name, path }: Groups & { name: 'hull' | 'sail'; path: string }) =>
  groups
    .find((group) => group.name === name)
    ?.options.map(({ value, colour }, index) => (
      <path key={value} d={path} fill={colour} className={styles.layer} data-layer={`${name}-${index}`} />
    ));

/**
 * The boats to choose from, in profile, bow to the right, in the colours to choose from; one at a time is shown, as
 * large as the picture allows, on a telephone with its price.
 */
export function BoatDrawing({ groups }: Groups) {
  const boats = groups.find(({ name }) => name === 'model')?.options ?? [];
  if (boats.length === 0) return <Boat profile={A_BOAT} groups={groups} />;
  return (
    <>
      {boats.map(({ value, profile = A_BOAT }, index) => (
        <div key={value} className={styles.layer} data-layer={`model-${index}`}>
          <Boat profile={profile} groups={groups} />
        </div>
      ))}
      {/* The summary says it to all: here it stays in view on a telephone, whose summary stands below the choices. */}
      <div className={styles.price} aria-hidden="true">
        {boats.map(({ value }, index) => (
          <div key={value} className={styles.layer} data-layer={`model-${index}`}>
            <TotalPrice groups={groups} boat={index} />
          </div>
        ))}
      </div>
    </>
  );
}

function Boat({ profile, groups }: Groups & { profile: BoatProfile }) {
  const boat = drawBoat(profile);
  const { top, depth } = toFrame([profile]);
  const width = Math.round(100 * profile.length) + 2 * AIR;
  return (
    <svg
      viewBox={`${-AIR} ${-top} ${width} ${top + depth}`}
      className={`${lines.drawing} ${styles.drawing}`}
      aria-hidden="true"
    >
      <path d={boat.fins} className={lines.fins} />
      <Layers groups={groups} name="sail" path={boat.mainsail} />
      <path d={boat.battens} className={lines.fine} />
      <path d={boat.mast} className={lines.mast} />
      <path d={boat.rigging} className={lines.fine} />
      <path d={boat.house} className={lines.white} />
      <path d={boat.hull} className={lines.white} />
      <Layers groups={groups} name="hull" path={boat.hull} />
      <path d={boat.glass} className={`${lines.glass} ${styles.glass}`} />
      <path d={boat.details} className={lines.fine} />
      <Layers groups={groups} name="sail" path={boat.headsail} />
      <path d={boat.seams} className={lines.fine} />
      <path d={boat.crew} className={lines.crew} />
      {/* Wider than the frame, whose sides are open: the sea ends at those of the picture. */}
      <path d={`M-9000 0H9000V${depth}H-9000Z`} className={styles.sea} />
      <path d="M-9000 0H9000" className={styles.surface} />
    </svg>
  );
}
