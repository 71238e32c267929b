import type { NightScene } from '../../schemas/blocks/night-scene.ts';

type Load = Pick<NightScene['loads'][number], 'watts' | 'from' | 'until'>;

interface Figures extends Pick<NightScene, 'battery' | 'charge'> {
  moments: readonly { hour: string }[];
  loads: readonly Load[];
}

const DAY = 24 * 60;
const WATT_MINUTES = 60 * 1000;

/** Minutes from a time of day until the next other one: “19:00” to “07:00” are 720. */
export function toMinutes(from: string, until: string): number {
  const [one, other] = [from, until].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return 60 * hours + minutes;
  }) as [number, number];
  return (other - one + DAY) % DAY;
}

/** When a load is on, in minutes of the night; one that was on before counts from its beginning. */
function toSpan({ from, until }: Load, start: string) {
  const [on, off] = [toMinutes(start, from), toMinutes(start, until)];
  return on > off ? { on: 0, off } : { on, off };
}

/**
 * A night on batteries, from the first moment to the last: at which minutes its moments are, what each load takes, and
 * the share of the batteries that is left at any minute and at each at which something is switched.
 */
export function toNight({ battery, charge, moments, loads }: Figures) {
  const start = moments[0]?.hour ?? '';
  const minutes = moments.map(({ hour }) => toMinutes(start, hour));
  const end = minutes.at(-1) ?? 0;
  const spans = loads.map((load) => ({ watts: load.watts, ...toSpan(load, start) }));
  /** Taken by one load until a minute of the night, in kWh. */
  const toEnergy = ({ watts, on, off }: (typeof spans)[number], minute: number) =>
    (watts * Math.max(0, Math.min(off, minute) - on)) / WATT_MINUTES;
  const takenAt = (minute: number) => spans.reduce((sum, span) => sum + toEnergy(span, minute), 0);
  const chargeAt = (minute: number) => Math.max(0, charge / 100 - takenAt(minute) / battery);
  const switched = [0, end, ...spans.flatMap(({ on, off }) => [on, off])].filter((minute) => minute <= end);
  return {
    start,
    end,
    minutes,
    energies: spans.map((span) => toEnergy(span, end)),
    taken: takenAt(end),
    chargeAt,
    curve: [...new Set(switched)]
      .toSorted((one, other) => one - other)
      .map((minute) => ({ minute, charge: chargeAt(minute) })),
  };
}

export type Night = ReturnType<typeof toNight>;
