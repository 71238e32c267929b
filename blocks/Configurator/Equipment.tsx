import type { Configurator } from '../../schemas/blocks/configurator.ts';
import type { BoatProfile, Equipment as Part } from '../../schemas/parts/boatProfile.ts';
import lines from '../../site/components/BoatProfile/BoatDrawing.module.css';
import { type Point, path } from '../../site/components/BoatProfile/drawing/path.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import { findOptions } from './findOptions.ts';

interface EquipmentProps extends Pick<Configurator, 'groups'> {
  profile: BoatProfile;
  boat: string | undefined;
}

/** What the packs that the boat can have bring, a layer for each; nothing for what is below deck. */
export function Equipment({ groups, profile, boat }: EquipmentProps) {
  const drawn = drawEquipment(profile);
  const model = findOptions(groups, 'model').find(({ value }) => value === boat);
  return findOptions(groups, 'pack').map(
    ({ value, draws = [], boats }, index) =>
      (boats === undefined || (boat !== undefined && boats.includes(boat))) &&
      draws.length > 0 && (
        <g key={value} data-layer={model?.included?.includes(value) ? undefined : `pack-${index}`}>
          <path d={draws.map((part) => drawn[part].white).join('')} className={lines.white} />
          <path d={draws.map((part) => drawn[part].dark).join('')} className={lines.glass} />
        </g>
      ),
  );
}

/** Path data of what a pack adds to a boat, as in drawBoat: bodies, and what is dark or a line. */
interface DrawnEquipment {
  white: string;
  dark: string;
}

/** What packs bring, where such boats carry it. */
function drawEquipment(profile: BoatProfile): Record<Part, DrawnEquipment> {
  const { length, daggerboards } = profile;
  const { bow, deck, roof, mast, top } = toHullDimensions(profile);
  const x = (share: number, y: number): Point => [share * length, y];
  const sprit = daggerboards ? 0.8 : 0;
  const tack: Point = [length - 0.15 + sprit, bow + 0.16];
  const head: Point = [mast + 0.25, top * 0.9];
  return {
    arch: {
      white: '',
      dark: path`M${x(-0.025, roof + 0.3)} L${x(0.105, roof + 0.42)} L${x(0.105, roof + 0.54)} L${x(-0.025, roof + 0.42)}Z
        M${x(0.085, deck * 0.6)} L${x(0.03, roof + 0.36)} L${x(0.04, roof + 0.36)} L${x(0.098, deck * 0.6)}Z`,
    },
    davits: {
      white: '',
      dark: path`M${x(0.1, deck * 0.66)} L${x(0.087, deck + 0.72)} L${x(-0.058, deck + 0.92)} L${x(-0.058, deck + 1.02)}
        L${x(0.096, deck + 0.86)} L${x(0.113, deck * 0.66)}Z
        M${x(-0.05, deck + 0.95)} L${x(-0.05, deck * 0.75)} L${x(-0.0465, deck * 0.75)} L${x(-0.0465, deck + 0.95)}Z
        M${x(-0.053, deck * 0.75)} L${x(-0.0435, deck * 0.75)} L${x(-0.0435, deck * 0.75 - 0.14)} L${x(-0.053, deck * 0.75 - 0.14)}Z`,
    },
    panels: {
      white: '',
      dark: path`M${x(-0.066, deck + 1.1)} L${x(0.088, deck + 0.94)} L${x(0.088, deck + 1.02)} L${x(-0.066, deck + 1.18)}Z`,
    },
    raft: {
      white: path`M${x(0.028, 0.52)} L${x(0.078, 0.52)} Q${x(0.086, 0.52)} ${x(0.086, 0.62)} L${x(0.086, 0.94)}
        Q${x(0.086, 1.04)} ${x(0.078, 1.04)} L${x(0.028, 1.04)} Q${x(0.02, 1.04)} ${x(0.02, 0.94)} L${x(0.02, 0.62)}
        Q${x(0.02, 0.52)} ${x(0.028, 0.52)}Z`,
      dark: path`M${x(0.037, 0.52)} L${x(0.041, 0.52)} L${x(0.041, 1.04)} L${x(0.037, 1.04)}Z
        M${x(0.065, 0.52)} L${x(0.069, 0.52)} L${x(0.069, 1.04)} L${x(0.065, 1.04)}Z`,
    },
    dome: {
      white: path`M${x(0.165, roof + 0.02)} L${x(0.165, roof + 0.36)} C${x(0.165, roof + 0.72)} ${x(0.2, roof + 0.72)} ${x(0.2, roof + 0.36)}
        L${x(0.2, roof + 0.02)}Z`,
      dark: '',
    },
    furler: {
      white: path`M${[tack[0] - 0.1, tack[1]]} L${head} L${[head[0] + 0.06, head[1]]} L${[tack[0] + 0.1, tack[1]]}Z`,
      dark: path`M${[tack[0] - 0.14, tack[1] - 0.16]} L${[tack[0] + 0.14, tack[1] - 0.16]} L${[tack[0] + 0.14, tack[1]]}
        L${[tack[0] - 0.14, tack[1]]}Z`,
    },
  };
}
