import type { BoatProfile } from '../../../../schemas/parts/boatProfile.ts';
import { type Point, path } from './path.ts';
import type { HullDimensions } from './toHullDimensions.ts';

/** Deck house with its windows and those of the hull, hardtop, flybridge. */
export function drawHouse(
  { length, daggerboards, flybridge }: BoatProfile,
  { bow, deck, roof, stem }: HullDimensions,
) {
  const x = (share: number, y: number): Point => [share * length, y];
  const [brow, foot] = daggerboards ? [0.56, 0.76] : flybridge ? [0.63, 0.7] : [0.6, 0.71];
  const slab = 0.16;
  const saloon = path`M${x(0.25, deck - 0.12)} L${x(0.25, roof - 0.1)} L${x(brow, roof - 0.08)}
    C${x(brow + 0.03, roof - 0.12)} ${x(foot - 0.02, deck + 0.4)} ${x(foot, deck - 0.04)}Z`;
  const hardtop = path`M${x(0.115, roof - slab)} L${x(0.12, roof - 0.02)}
    C${x(0.3, roof + 0.08)} ${x(0.5, roof + 0.08)} ${x(brow, roof + 0.02)}
    Q${x(brow + 0.022, roof - 0.04)} ${x(brow + 0.018, roof - slab)}Z`;
  const coaming = path`M${x(0.15, deck - 0.12)} L${x(0.155, deck + 0.36)} L${x(0.25, deck + 0.4)} L${x(0.25, deck - 0.12)}Z`;
  const bridge = flybridge
    ? path`M${x(0.24, roof + 0.02)} L${x(0.25, roof + 0.6)} L${x(0.44, roof + 0.66)}
        Q${x(0.475, roof + 0.62)} ${x(0.5, roof + 0.02)}Z
        M${x(0.225, roof + 2)} Q${x(0.34, roof + 2.16)} ${x(0.46, roof + 2)} L${x(0.458, roof + 1.9)}
        L${x(0.228, roof + 1.9)}Z`
    : '';
  const [sill, head] = [deck + 0.52, roof - slab - 0.12];
  const pane = foot - (flybridge ? 0.02 : 0.045);
  const glass = path`M${x(0.27, sill + 0.06)} L${x(0.275, head)} L${x(brow, head)}
    C${x(brow + (pane - brow) * 0.5, head - 0.04)} ${x(pane - (pane - brow) * 0.25, sill + 0.3)} ${x(pane, sill)}
    L${x(0.29, sill)}
    Q${x(0.27, sill)} ${x(0.27, sill + 0.06)}Z`;
  // Windows in the hull: as many as there is room for.
  const ports = Array.from({ length: length > 15 ? 3 : 2 }, (_, index) => {
    const [from, to] = [0.3 + index * 0.18, 0.41 + index * 0.18];
    const [low, high] = [deck * 0.5, deck * 0.5 + 0.34];
    return path`M${x(from, low)} L${x(to, low)} L${x(to + 0.012, high)} L${x(from + 0.012, high)}Z`;
  }).join('');
  const streak = (from: number, width: number, low: number, high: number) =>
    path`M${x(from, low)} L${x(from + width, low)} L${x(from + width + 0.03, high)} L${x(from + 0.03, high)}Z`;
  const glints =
    streak(0.3, 0.05, sill, head) +
    streak(0.36, 0.012, sill, head) +
    streak(0.46, 0.035, sill, head) +
    streak(0.32, 0.02, deck * 0.5, deck * 0.5 + 0.34) +
    streak(0.5, 0.02, deck * 0.5, deck * 0.5 + 0.34);
  const eaves = path`M${x(0.25, roof - slab)} L${x(brow + 0.012, roof - slab)} L${x(brow + 0.014, head)} L${x(0.25, head - 0.06)}Z
    M${x(0.25, head)} L${x(0.262, head)} L${x(0.262, deck - 0.1)} L${x(0.25, deck - 0.1)}Z`;
  // A rub rail below the sheer, a grab rail on the roof, a handrail to the aft deck.
  const rails = path`M${x(0.165, deck - 0.27)} C${x(0.46, deck - 0.33)} ${x(0.76, deck - 0.22)} ${[stem(bow - 0.22) - 0.05, bow - 0.22]}
    M${x(0.3, roof + 0.06)} L${x(0.305, roof + 0.17)} L${x(brow - 0.1, roof + 0.17)} L${x(brow - 0.095, roof + 0.06)}`;
  const chine = path`M${x(0.1, deck * 0.36)} C${x(0.4, deck * 0.3)} ${x(0.75, deck * 0.4)} ${[stem(bow * 0.62), bow * 0.62]}`;
  const posts = [0.36, 0.45, 0.54]
    .filter((share) => share < brow)
    .map((share) => path`M${x(share, sill)} L${x(share + 0.008, head)}`)
    .join('');
  const steps = path`M${x(0.084, deck * 0.52)} L${x(0.13, deck * 0.52)} M${x(0.104, deck * 0.76)} L${x(0.14, deck * 0.76)}`;
  const struts =
    path`M${x(0.13, roof - slab)} L${x(0.165, deck + 0.36)}` +
    (flybridge
      ? path`M${x(0.25, roof + 0.6)} L${x(0.245, roof + 1.9)} M${x(0.43, roof + 0.64)} L${x(0.44, roof + 1.9)}
          M${x(0.435, roof + 0.66)} L${x(0.455, roof + 0.98)}`
      : '');
  return {
    house: saloon + hardtop + coaming + bridge,
    glass: glass + ports,
    details: chine + posts + steps + struts,
    rails,
    glints,
    eaves,
  };
}
