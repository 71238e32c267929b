import { type Point, path } from './path.ts';

/** A person of 1.75 m on the foredeck, for scale. */
export function drawCrew(x: number, y: number): string {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  return path`M${at(-0.12, 0)} L${at(-0.13, 0.82)} L${at(-0.2, 0.86)} L${at(-0.17, 1.36)}
    Q${at(0, 1.5)} ${at(0.17, 1.36)} L${at(0.2, 0.86)} L${at(0.13, 0.82)} L${at(0.12, 0)}
    L${at(0.02, 0)} L${at(0, 0.7)} L${at(-0.02, 0)}Z
    M${at(-0.12, 1.62)} C${at(-0.12, 1.79)} ${at(0.12, 1.79)} ${at(0.12, 1.62)} C${at(0.12, 1.45)} ${at(-0.12, 1.45)} ${at(-0.12, 1.62)}Z`;
}
