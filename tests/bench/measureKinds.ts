import type { Browser } from '@playwright/test';
import { interleave } from './interleave.ts';
import { measureBurger } from './measureBurger.ts';
import { type Loading, measureLoading } from './measureLoading.ts';
import { type BenchPageKind, PAGE_KINDS } from './pageKinds.ts';

interface Sample extends Loading {
  /** How long the menu takes to open; milliseconds. */
  burger: number;
}

/** A kind of page, with its scripts and without. */
export interface KindSamples {
  whole: Sample[];
  bare: Sample[];
}

interface Measuring {
  port: number;
  rounds: number;
  say(what: string): void;
}

// Object.keys answers string[]; the keys of an object literal are exactly these.
const KINDS = Object.keys(PAGE_KINDS) as BenchPageKind[];
const CONTENDERS = 2 * KINDS.length;

/** Each kind of page in each round: a bad minute of the machine falls on all of them, and not on one. */
export async function measureKinds(
  browser: Browser,
  { port, rounds, say }: Measuring,
): Promise<[BenchPageKind, KindSamples][]> {
  let visits = 0;
  const visit = (kind: BenchPageKind, scripts: boolean) => async (): Promise<Sample> => {
    if (visits % CONTENDERS === 0) say(`browser: round ${visits / CONTENDERS} of ${rounds}`);
    visits++;
    const url = `http://127.0.0.1:${port}${PAGE_KINDS[kind]}`;
    const loading = await measureLoading(browser, url, { scripts });
    return { ...loading, burger: await measureBurger(browser, url, { scripts }) };
  };
  const contenders = KINDS.flatMap((kind): [string, () => Promise<Sample>][] => [
    [`${kind} whole`, visit(kind, true)],
    [`${kind} bare`, visit(kind, false)],
  ]);
  const samples = await interleave(Object.fromEntries(contenders), rounds);
  const of = (name: string) => samples[name] ?? [];
  return KINDS.map((kind) => [kind, { whole: of(`${kind} whole`), bare: of(`${kind} bare`) }]);
}
