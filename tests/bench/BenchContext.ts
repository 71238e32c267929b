import type { LoadGenerator } from './startLoad.ts';

/** What every benchmark is handed. */
export interface BenchContext {
  load: LoadGenerator;
  /** A folder of this run, for logs and leads. */
  directory: string;
  isQuick: boolean;
  rounds: number;
  /** How long one contender is asked in one round. */
  roundMs: number;
  /** Further switches of Node for the site, such as `--cpu-prof`. */
  execArgv: string[];
  /** Tells who waits what is being done. */
  say(what: string): void;
}
