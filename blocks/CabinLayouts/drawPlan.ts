import { drawBridgeDeck, toTanks } from './drawBridgeDeck.ts';
import { drawCockpit, drawForwardCockpit, toTable as toCockpitTable, toStation } from './drawCockpit.ts';
import { drawDaggerboards, drawHull, toWheels } from './drawHull.ts';
import { drawBulkhead, drawRoom, type RoomSpace } from './drawRoom.ts';
import { drawSaloon, toTable as toSaloonTable } from './drawSaloon.ts';
import { drawStern } from './drawStern.ts';
import { getRooms } from './getRooms.ts';
import type { Place } from './numberPlaces.ts';
import { joinPaths } from './planShapes.ts';
import { type Deck, type PlannedBoat, toDeck } from './toDeck.ts';

/** Where the number of a place stands, in metres. */
interface PlaceMark {
  place: Place;
  x: number;
  y: number;
}

const SIDES = [1, -1] as const;

/** A boat from above with its rooms: path data by what it is made of, and the places to number. */
export function drawPlan(boat: PlannedBoat, cabins: number, heads: number) {
  const deck = toDeck(boat);
  const hulls = SIDES.map((side) => drawHull(deck, side, boat.helm === 'outboard'));
  const rooms = toSpaces(deck, cabins, heads).map(({ kind, space }) => {
    const { mark, ...paths } = drawRoom[kind](space);
    return { kind, paths, mark, space };
  });
  const tanks = toTanks(deck);
  const marks: PlaceMark[] = [
    ...rooms.map(({ kind, mark, space }) => ({ place: kind, x: mark, y: space.middle })),
    ...(['fuel', 'water'] as const).flatMap((place) => tanks[place].map(({ x, y }) => ({ place, x, y }))),
    { place: 'saloon', ...toSaloonTable(deck) },
    { place: 'cockpit', ...toCockpitTable(deck) },
    ...(boat.forwardCockpit ? [{ place: 'cockpit', x: deck.saloonEnd + 0.5, y: 0 } as const] : []),
    ...(boat.helm === 'outboard' ? toWheels(deck) : [toStation(deck, boat.helm)]).map((at) => ({
      place: 'helm' as const,
      ...at,
    })),
  ];
  return {
    deck,
    ...drawBridgeDeck(deck),
    daggerboards: drawDaggerboards(deck),
    hulls: hulls.map(({ outline }) => outline),
    furniture: joinPaths([
      ...hulls,
      ...rooms.map(({ paths, space }) => joinPaths([paths, { line: drawBulkhead(space) }])),
      drawStern(deck, boat.tender),
      drawCockpit(deck, boat.helm),
      drawSaloon(deck, boat.galley ?? 'corner'),
      drawForwardCockpit(deck),
    ]),
    tanks,
    /** Port first, each hull from aft. */
    cabins: rooms.filter(({ kind }) => kind === 'cabin').map(({ space }) => space),
    marks,
  };
}

/** The rooms of both hulls in their places. */
function toSpaces(deck: Deck, cabins: number, heads: number) {
  const { from, to } = deck.rooms;
  return getRooms(cabins, heads).flatMap((rooms, index) =>
    rooms.map((room) => {
      const space: RoomSpace = {
        x: from + room.from * (to - from),
        width: room.share * (to - from),
        middle: (index === 0 ? 1 : -1) * (deck.side - deck.hull / 2),
        height: deck.hull,
      };
      return { kind: room.kind, space };
    }),
  );
}
