import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { planShapes } from './planShapes.ts';
import type { Deck } from './toDeck.ts';

const { box, disc, line } = planShapes;

/** Meshes of the nets. */
const MESH = 0.3;
/** How far the deck bends forward between the hulls. */
const FRONTS = { full: 0.8, slender: 1.5, wide: 0.55 } as const;
/** A bowsprit reaches this far before the bows, as in the drawing from the side. */
const SPRIT = 0.95;

/** What holds the hulls together: decks with their bulkheads, beam, mast and nets, and what is below the floor. */
export function drawBridgeDeck(deck: Deck) {
  const { aft, bulkhead, saloonEnd, lockers, nets, crossbeam, inner, shape, length } = deck;
  const front = nets + FRONTS[shape];
  const door = shape === 'wide' ? 1 : 0.6;
  const wall = (x: number) => line([x, inner], [x, door]) + line([x, -door], [x, -inner]);
  const step = lockers - nets;
  const mast = nets + step * 0.35;
  // The middle beam carries the bowsprit of a boat that has one.
  const end = shape === 'slender' ? length + SPRIT : crossbeam;
  return {
    floor: path`M${[aft, -inner]} L${[aft, inner]} L${[nets, inner]} Q${[front, 0]} ${[nets, -inner]}Z`,
    bulkheads:
      wall(bulkhead) +
      (lockers === saloonEnd ? '' : wall(saloonEnd)) +
      line([lockers, inner], [lockers, -inner]),
    spars:
      box(nets + FRONTS[shape] / 2, -0.08, end - nets - FRONTS[shape] / 2, 0.16, 0.08) +
      box(crossbeam - 0.1, -inner, 0.2, 2 * inner, 0),
    mast: disc(mast, 0, 0.13),
    // The track of a jib that tacks itself.
    track: shape === 'slender' ? path`M${[nets + 0.15, -1]} Q${[nets + 0.6, 0]} ${[nets + 0.15, 1]}` : '',
    nets: drawNets(nets, crossbeam, inner),
  };
}

function drawNets(from: number, to: number, inner: number): string {
  const across = Array.from({ length: Math.floor((to - from) / MESH) }, (_, index) => {
    const x = to - (index + 1) * MESH;
    return line([x, inner], [x, -inner]);
  });
  const along = Array.from({ length: Math.floor((2 * inner) / MESH) }, (_, index) => {
    const y = inner - (index + 0.5) * MESH;
    return line([from, y], [to, y]);
  });
  return [...across, ...along].join('');
}

/** Tanks below the floor, to port and to starboard: path data, and their middles. */
export function toTanks({ aft, lockers, nets, inner }: Deck) {
  const tank = (x: number, y: number, width: number, height: number) =>
    [1, -1].map((side) => ({
      path: box(x, side > 0 ? y : -y - height, width, height),
      x: x + width / 2,
      y: side * (y + height / 2),
    }));
  return {
    fuel: tank(aft + 0.25, inner - 0.88, 0.95, 0.75),
    water: tank(lockers + 0.08, 0.5, nets - lockers - 0.1, inner - 0.62),
  };
}
