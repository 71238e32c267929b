/** One row of the table. */
export interface Result {
  what: string;
  /** What issue 8 asks for, in words; absent for what is only told. */
  goal?: string;
  /** What came out, with its unit. */
  measured: string;
  /** Whether the goal is met; absent when there is none, or when it could not be measured. */
  met?: boolean;
}

/** So many times what a bare server needs for the same; both in the same unit. */
export function ratioResult(
  what: string,
  { ours, bare, limit, unit }: { ours: number; bare: number; limit: number; unit: string },
): Result {
  const ratio = ours / bare;
  return {
    what,
    goal: `≤ ${limit} × bare`,
    measured: `${shown(ratio)} × (${shown(ours)} against ${shown(bare)} ${unit})`,
    met: ratio <= limit,
  };
}

/** A number that may be so large at most. */
export function limitResult(what: string, value: number, limit: number, unit: string): Result {
  const space = unit && ' ';
  return {
    what,
    goal: limit === 0 ? '0' : `≤ ${limit}${space}${unit}`,
    measured: `${shown(value)}${space}${unit}`,
    met: value <= limit,
  };
}

/** A benchmark that ended with an error: no goal of it is met. */
export const failedResult = (name: string, error: unknown): Result => ({
  what: `Benchmark \`${name}\``,
  goal: 'runs to its end',
  measured: `failed: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`,
  met: false,
});

/** A number with three digits that mean something. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  if (value === 0) return '0';
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}
