/** Rows of ripples, and how many there are in each. */
const ROWS = 15;
const IN_ROW = 6;

/** The ripples repeat after this width, in centimetres. */
export const TILE = 1300;

/** The flats are drawn this high, from the near edge (y = 0) to the horizon. */
export const FLATS = 400;

/** Numbers from 0 to 1 that look random and are the same each time: server and tests draw one picture. */
function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Share of the way to the horizon of a row: rows are closer to each other the farther away they are. */
const toDistance = (row: number): number => 1 - 1 / (1 + 0.34 * row);

/** Ripples that the tide has left, closer and finer towards the horizon: their shadows, and the light on them. */
export function drawRipples(): { shade: string; light: string } {
  const noise = createNoise(1989);
  let shade = '';
  let light = '';
  for (let row = 0; row < ROWS; row++) {
    const near = 1 - toDistance(row);
    for (let index = 0; index < IN_ROW; index++) {
      const x = Math.round(((index + noise() * 0.8) * TILE) / IN_ROW);
      const y = Math.round(-FLATS * toDistance(row + noise() * 0.8));
      const length = Math.round((90 + 190 * noise()) * (0.25 + 0.75 * near));
      const bend = Math.max(1, Math.round(15 * near * (0.5 + noise())));
      shade += `M${x} ${y}q${Math.round(length * 0.4)}-${bend} ${length} 0`;
      light += `M${x + Math.round(length * 0.2)} ${y - Math.max(2, Math.round(9 * near))}q${Math.round(length * 0.3)}-${bend} ${Math.round(length * 0.6)} 0`;
    }
  }
  return { shade, light };
}

/** Pools: the middle, and the width of each. */
const POOLS = [
  [-1500, -120, 620],
  [-900, -235, 330],
  [560, -70, 500],
  [1120, -165, 360],
  [1750, -95, 560],
  [380, -245, 260],
  [1480, -265, 280],
  [2500, -190, 520],
  [-2300, -210, 560],
] as const;

/** Water that stays behind, flat as what lies on the ground. */
export const drawPools = (): string =>
  POOLS.map(([x, y, width]) => {
    const [half, flat] = [width / 2, Math.round(width * 0.045)];
    return `M${x - half} ${y}c${0.1 * width}-${flat} ${0.3 * width}-${Math.round(0.6 * flat)} ${0.55 * width}-${flat}s${0.3 * width} ${Math.round(0.2 * flat)} ${0.45 * width} ${flat}s-${0.25 * width} ${flat}-${0.5 * width} ${Math.round(0.8 * flat)}s-${0.4 * width}-${Math.round(0.1 * flat)}-${0.5 * width}-${Math.round(0.8 * flat)}Z`;
  }).join('');

/** The channel that drains the flats, from the staff to the horizon. */
export const CHANNEL =
  'M-455 90C-470-40-860-78-800-122C-740-168-240-178-300-226C-350-262-640-268-590-300C-550-324-330-330-350-352C-365-368-440-376-420-388L-398-388C-400-374-312-368-300-352C-286-330-478-322-500-300C-520-274-170-270-150-226C-130-170-560-166-560-122C-560-78-90-40-75 90Z';
