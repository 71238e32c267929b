import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { type PlanPaths, planShapes } from './planShapes.ts';

const { box, disc, line } = planShapes;

/** Where the cover of a berth is folded back, from its pillows. */
const FOLD = 0.3;

/** A double berth and its pillows: on a longer boat they leave more floor. */
const BERTH = { length: 2.05, width: 1.6 };
const PILLOW = 0.38;
/** Depth of a wardrobe, where there is room before the berth. */
const WARDROBE = 0.5;
/** Between furniture and the edge of a room. */
const AIR = 0.15;
/** Width of a basin with its counter: what a long bathroom has more is its shower. */
const BASIN = 1.3;

/** A room of a hull between two bulkheads: x from the stern, y of its middle. */
export interface RoomSpace {
  x: number;
  width: number;
  middle: number;
  /** Across. */
  height: number;
}

/** Two lines across a berth. */
const drawFold = (x: number, y: number, width: number): string =>
  [x, x + 0.14].map((at) => path`M${[at, y]} Q${[at + 0.16, y + width / 2]} ${[at, y + width]}`).join('');

/** A tray that falls to its drain. */
function drawShower(x: number, y: number, width: number, height: number): string {
  const [drain, middle] = [x + width / 2, y + height / 2];
  const falls = [-1, 1].flatMap((along) =>
    [-1, 1].map((across) =>
      line(
        [drain + along * (width / 2), middle + across * (height / 2)],
        [drain + along * 0.1, middle + across * 0.1],
      ),
    ),
  );
  return box(x, y, width, height) + disc(drain, middle, 0.09) + falls.join('');
}

const toBerth = ({ width }: RoomSpace): number => Math.min(width - 2 * AIR, BERTH.length);

/** A berth with its pillows, a bathroom, or a desk with its bench; and the place of its number. */
export const drawRoom = {
  cabin: (room: RoomSpace): PlanPaths & { mark: number } => {
    const length = toBerth(room);
    const width = Math.min(room.height - 0.4, BERTH.width);
    const [x, y] = [room.x + AIR, room.middle - width / 2];
    const pillow = width / 2 - 0.18;
    const wardrobe = room.x + room.width - AIR - WARDROBE;
    return {
      hard:
        wardrobe > x + length + 0.4 ? box(wardrobe, room.middle, WARDROBE, room.height / 2 - 0.15, 0.05) : '',
      soft: box(x, y, length, width, 0.2),
      line:
        [y + 0.12, y + width / 2 + 0.06].map((side) => box(x + 0.12, side, PILLOW, pillow, 0.12)).join('') +
        drawFold(x + PILLOW + FOLD, y, width),
      mark: x + length / 2 + PILLOW / 2,
    };
  },

  /** A basin, across from it the toilet, and a shower where there is room. */
  heads: ({ x, width, middle, height }: RoomSpace): PlanPaths & { mark: number } => {
    const [left, top, bottom] = [x + 0.1, middle + height / 2 - 0.12, middle - height / 2 + 0.12];
    const counter = Math.min(width - 0.2, BASIN);
    const shower = width - counter - 0.35;
    const basin = left + counter / 2;
    const hasShower = shower > 0.55;
    const from = x + width - 0.1 - shower;
    return {
      hard: box(left, top - 0.4, counter, 0.4, 0) + box(basin - 0.22, bottom, 0.44, 0.16, 0.02),
      line:
        disc(basin, top - 0.2, 0.13) +
        disc(basin, bottom + 0.36, 0.19) +
        (hasShower ? drawShower(from, bottom, shower, top - bottom) : ''),
      mark: basin,
    };
  },

  desk: ({ x, width, middle, height }: RoomSpace): PlanPaths & { mark: number } => {
    const edge = height / 2 - 0.15;
    return {
      hard: box(x + AIR, middle + edge - 0.5, width - 2 * AIR, 0.5, 0.05),
      soft: box(x + AIR, middle - edge, width - 2 * AIR, 0.45, 0.15),
      mark: x + width / 2,
    };
  },
};

/** The bulkhead before a room. */
export const drawBulkhead = ({ x, width, middle, height }: RoomSpace): string =>
  line([x + width, middle - height / 2 + 0.04], [x + width, middle + height / 2 - 0.04]);
