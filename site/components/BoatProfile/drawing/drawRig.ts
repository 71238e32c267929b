import type { BoatProfile } from '../../../../schemas/parts/boatProfile.ts';
import { between, type Point, path, pointOn } from './path.ts';
import type { HullDimensions } from './toHullDimensions.ts';

/** Mast, sails, stays and lifelines. */
export function drawRig(profile: BoatProfile, { bow, deck, roof, boom, mast, top }: HullDimensions) {
  const { length, airDraught, daggerboards, genoa } = profile;
  const luff = top - boom;
  const foot = length * (daggerboards ? 0.44 : 0.425);
  const rake = 0.012 * luff;
  const head: Point = [mast - rake - 0.12, top - 0.25];
  const tack: Point = [mast - 0.2, boom + 0.22];
  const clew: Point = [mast - foot, boom + 0.34];
  const peak: Point = [head[0] - foot * (daggerboards ? 0.3 : 0.2), top - 0.25 - luff * 0.025];
  const leech = [
    clew,
    [clew[0] - foot * 0.015, boom + luff * 0.45],
    [peak[0] - foot * 0.26, boom + luff * 0.8],
    peak,
  ] as const;
  const mainsail = path`M${tack} L${head} L${peak} C${leech[2]} ${leech[1]} ${clew}
    Q${[mast - foot * 0.5, boom + 0.12]} ${tack}Z`;
  const battens = [0.16, 0.33, 0.5, 0.67, 0.83]
    .map((t) => {
      const from = between(tack, head, t - 0.035);
      const to = pointOn(leech, t);
      return path`M${from} Q${between(from, [to[0], to[1] + 0.2], 0.5)} ${to}`;
    })
    .join('');
  const stay: Point = [length * (daggerboards ? 0.925 : 0.955), bow + 0.12];
  const hound: Point = [mast - rake * 0.9 + 0.1, boom + luff * (daggerboards ? 0.9 : 0.86)];
  const jibTack = between(stay, hound, 0.035);
  const jibHead = between(stay, hound, 0.95);
  const jibClew: Point = genoa ? [mast - length * 0.055, roof + 0.5] : [mast + length * 0.045, roof + 0.55];
  const belly = between(jibClew, jibHead, 0.5);
  const headsail = path`M${jibTack} L${jibHead}
    Q${[belly[0] + luff * 0.012, belly[1]]} ${jibClew} Q${[(jibTack[0] + jibClew[0]) / 2, jibTack[1] + 0.05]} ${jibTack}Z`;
  const seams = [0.2, 0.4, 0.6, 0.8]
    .map((t) => {
      const from = between(jibClew, jibHead, t);
      const to = between(jibTack, jibHead, t - 0.05);
      return path`M${from} Q${between(from, [to[0], to[1] - 0.16], 0.5)} ${to}`;
    })
    .join('');
  const mastPath = path`M${[mast - 0.11, roof]} L${[mast - rake - 0.07, top]} L${[mast - rake + 0.05, top]}
    L${[mast + 0.11, roof]}Z M${[mast - 0.1, boom + 0.16]} L${[mast - foot - 0.1, boom + 0.22]}
    L${[mast - foot - 0.1, boom + 0.06]} L${[mast - 0.1, boom - 0.1]}Z`;
  const rail = 0.62;
  const [pulpit, middle] = [length * 0.985, length * 0.79];
  const rigging = path`M${stay} L${hound} M${hound} L${[mast - length * 0.1, deck]}
    M${[mast - rake, top]} L${[mast - rake, airDraught]}
    M${[mast - rake - 0.3, top + (airDraught - top) * 0.55]} L${[mast - rake + 0.35, top + (airDraught - top) * 0.55]}
    M${[pulpit, bow]} L${[pulpit - 0.1, bow + rail]} L${[middle, deck + rail]} L${[middle, deck]}
    M${[pulpit - 0.05, bow + rail * 0.5]} L${[middle, deck + rail * 0.5]}
    M${[(pulpit + middle) / 2, bow - 0.08]} L${[(pulpit + middle) / 2, bow + rail - 0.1]}`;
  // Spreaders from the mast to its shroud, and a lower shroud.
  const chainplate: Point = [mast - length * 0.1, deck];
  const spreaders = [0.35, 0.62]
    .map((t) => {
      const end = between(chainplate, hound, t);
      return path`M${end} L${[mast - rake * t, end[1] - 0.08]}`;
    })
    .join('');
  const lower = path`M${[mast - rake * 0.35, between(chainplate, hound, 0.35)[1] - 0.2]} L${chainplate}`;
  const stanchions = [0.2, 0.32, 0.44, 0.56, 0.68].map((share) => length * share);
  const lifelines = stanchions
    .map((x, index) => {
      const next = stanchions[index + 1] ?? middle;
      return path`M${[x, deck - 0.12]} L${[x, deck + rail]} L${[next, deck + rail]} M${[x, deck + rail / 2]} L${[next, deck + rail / 2]}`;
    })
    .join('');
  const sprit = daggerboards
    ? path`M${[length * 0.9, bow - 0.05]} L${[length + 0.95, bow + 0.14]} L${[mast - rake, top - 0.3]}
        M${[length + 0.95, bow + 0.14]} L${[length - 0.03, 0.5]}`
    : '';
  return {
    mast: mastPath,
    mainsail,
    headsail,
    battens,
    seams,
    shine: path`M${[mast + 0.04, roof + 0.3]} L${[mast - rake + 0.01, top]}`,
    rigging: rigging + sprit,
    fittings: spreaders + lower + lifelines,
  };
}
