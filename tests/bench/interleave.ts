/**
 * Measures contenders in turn, round by round, every other round in reverse: what else the machine does hits all of
 * them alike. A round before the first is thrown away.
 *
 * @returns the samples of each contender, in the order of the rounds.
 */
export async function interleave<Name extends string, Sample>(
  contenders: Record<Name, () => Promise<Sample>>,
  rounds: number,
): Promise<Record<Name, Sample[]>> {
  // Object.keys answers string[]; the keys of a Record are exactly these.
  const names = Object.keys(contenders) as Name[];
  for (const name of names) await contenders[name]();
  const samples = new Map<Name, Sample[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      samples.get(name)?.push(await contenders[name]());
    }
  }
  return Object.fromEntries(samples) as Record<Name, Sample[]>;
}
