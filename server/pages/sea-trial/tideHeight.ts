import type { HomePort } from '../../../schemas/brand.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 2000, 12:00 UT: the epoch of the mean longitudes. */
const J2000 = Date.UTC(2000, 0, 1, 12);

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Mean longitudes in degrees: moon, sun, lunar perigee, lunar node, solar perigee (Meeus, Astronomical Algorithms). */
function getLongitudes(time: number) {
  const centuries = (time - J2000) / DAY_MS / 36_525;
  return {
    /** Mean solar time since midnight, 15° an hour. */
    sunTime: ((time % DAY_MS) / HOUR_MS) * 15,
    moon: 218.3164477 + 481_267.88123421 * centuries,
    sun: 280.4664567 + 36_000.76982779 * centuries,
    perigee: 83.3532465 + 4069.0137287 * centuries,
    node: 125.0445479 - 1934.1362891 * centuries,
    solarPerigee: 282.93768 + 1.71946 * centuries,
  };
}

type Longitudes = ReturnType<typeof getLongitudes>;

/** Nodal corrections: the factor of the amplitude, and degrees added to the phase. */
interface Nodal {
  factor: number;
  degrees: number;
}

const NONE: Nodal = { factor: 1, degrees: 0 };

/** Series in the longitude of the lunar node N (Pugh, Tides, Surges and Mean Sea-Level, table 4:3). */
const NODAL = {
  none: () => NONE,
  m2: (n: number) => ({ factor: 1 - 0.037 * Math.cos(n), degrees: -2.1 * Math.sin(n) }),
  k2: (n: number) => ({ factor: 1.024 + 0.286 * Math.cos(n), degrees: -17.7 * Math.sin(n) }),
  o1: (n: number) => ({ factor: 1.009 + 0.187 * Math.cos(n), degrees: 10.8 * Math.sin(n) }),
  k1: (n: number) => ({ factor: 1.006 + 0.115 * Math.cos(n), degrees: -8.9 * Math.sin(n) }),
  m4: (n: number) => ({ factor: (1 - 0.037 * Math.cos(n)) ** 2, degrees: -4.2 * Math.sin(n) }),
} as const satisfies Record<string, (node: number) => Nodal>;

/** Multiples of solar time, moon, sun, lunar and solar perigee, a constant (Schureman, Special Publication 98). */
type Argument = readonly [number, number, number, number, number, number];

const CONSTITUENTS: Record<
  keyof HomePort['constituents'],
  { argument: Argument; nodal: keyof typeof NODAL }
> = {
  M2: { argument: [2, -2, 2, 0, 0, 0], nodal: 'm2' },
  S2: { argument: [2, 0, 0, 0, 0, 0], nodal: 'none' },
  N2: { argument: [2, -3, 2, 1, 0, 0], nodal: 'm2' },
  K2: { argument: [2, 0, 2, 0, 0, 0], nodal: 'k2' },
  NU2: { argument: [2, -3, 4, -1, 0, 0], nodal: 'm2' },
  MU2: { argument: [2, -4, 4, 0, 0, 0], nodal: 'm2' },
  '2N2': { argument: [2, -4, 2, 2, 0, 0], nodal: 'm2' },
  T2: { argument: [2, 0, -1, 0, 1, 0], nodal: 'none' },
  K1: { argument: [1, 0, 1, 0, 0, 90], nodal: 'k1' },
  O1: { argument: [1, -2, 1, 0, 0, -90], nodal: 'o1' },
  P1: { argument: [1, 0, -1, 0, 0, -90], nodal: 'none' },
  Q1: { argument: [1, -3, 1, 1, 0, -90], nodal: 'o1' },
  M4: { argument: [4, -4, 4, 0, 0, 0], nodal: 'm4' },
  MS4: { argument: [4, -2, 2, 0, 0, 0], nodal: 'm2' },
  MN4: { argument: [4, -5, 4, 1, 0, 0], nodal: 'm4' },
};

const toDegrees = ([t, s, h, p, q, constant]: Argument, at: Longitudes): number =>
  t * at.sunTime + s * at.moon + h * at.sun + p * at.perigee + q * at.solarPerigee + constant;

/**
 * Height of the tide above mean sea level, from harmonic constants.
 *
 * @param time milliseconds since 1970.
 * @returns metres; weather is not in it.
 */
export function tideHeight(time: number, { constituents }: Pick<HomePort, 'constituents'>): number {
  const at = getLongitudes(time);
  const node = toRadians(at.node);
  return Object.entries(CONSTITUENTS).reduce((height, [name, { argument, nodal }]) => {
    const { amplitude, phase } = constituents[name as keyof typeof CONSTITUENTS];
    const { factor, degrees } = NODAL[nodal](node);
    return height + factor * amplitude * Math.cos(toRadians(toDegrees(argument, at) + degrees - phase));
  }, 0);
}
