import { parseOptions, UsageError } from '../../tools/runCheck.ts';

export interface BenchOptions<Name extends string> {
  /** Short rounds, small numbers. */
  isQuick: boolean;
  /** A missed goal is an error. */
  isStrict: boolean;
  /** What is measured, in order. */
  names: readonly Name[];
  /** Where profiles of the site's CPU are written; undefined means none. */
  profile: string | undefined;
}

const USAGE = 'npm run bench -- [--quick] [--strict] [--only name,…] [--profile folder]';

/** @throws UsageError */
export function parseBenchOptions<Name extends string>(
  args: string[],
  all: readonly Name[],
): BenchOptions<Name> {
  const { quick, strict, only, profile } = parseOptions(
    args,
    {
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      only: { type: 'string' },
      profile: { type: 'string' },
    },
    USAGE,
  );
  const wanted = only?.split(',');
  const unknown = wanted?.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) {
    throw new UsageError(`--only names “${unknown}”, but must name ${all.join(', ')}.\nUsage: ${USAGE}`);
  }
  return {
    isQuick: quick,
    isStrict: strict,
    names: wanted ? all.filter((name) => wanted.includes(name)) : all,
    profile,
  };
}
