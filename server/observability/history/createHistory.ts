import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { signals } from '../signals.ts';
import { createFigureCounter } from './createFigureCounter.ts';
import { createVisitCounter, type VisitCounts } from './createVisitCounter.ts';
import { addFigures, emptyFigures, type Figures } from './Figures.ts';
import type { ProblemGroup } from './openHistoryFile.ts';
import { openHistoryStore } from './openHistoryStore.ts';
import { type Problem, toProblem } from './toProblem.ts';

/** Figures and problems of the last days, of all processes that share a folder. */
export interface History {
  /** The figures of `count` spans of `stepMs` from `since` on; undefined where nothing is recorded. */
  series(since: number, stepMs: number, count: number): (Figures | undefined)[];
  /** Equal problems between two moments, most frequent first; `first` is of everything that is kept. */
  problems(since: number, until: number): ProblemGroup[];
  /** Visits between two moments, by the hour, and what blocks have cost them. */
  visits(since: number, until: number): VisitCounts;
  close(): Promise<void>;
}

interface HistoryOptions {
  /** Folder of `history.db`; undefined keeps it in memory. */
  directory: string | undefined;
  /** Deliveries that wait or were given up, now. */
  countLeads: () => Promise<{ pending: number; dead: number }>;
  log: Logger;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A week and what its first chart shows. */
const KEEP_MS = 9 * DAY;
const WRITE_EVERY_MS = 10_000;
/** Per interval: of a flood only the first lines are kept. */
const MAX_PROBLEMS = 500;

/** Starts to record. While the file cannot be used, it is in memory. */
export function createHistory({ directory, countLeads, log }: HistoryOptions): History {
  const file = openHistoryStore(directory, log);
  const counter = createFigureCounter();
  const visitCounter = createVisitCounter();
  // Not the process id: in a container it is always the same.
  const process = randomInt(2 ** 40);
  const startOfMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;
  let current = { minute: startOfMinute(), figures: emptyFigures() };
  let problems: Problem[] = [];
  let erasedAt = 0;
  const stopListening = signals.problem.on((line) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const problem = toProblem(line);
    if (problem) problems.push(problem);
  });

  const write = (): void => {
    const minute = startOfMinute();
    addFigures(current.figures, counter.take());
    const met = problems;
    problems = [];
    file.write({ ...current, process, problems: met, visits: visitCounter.take() });
    if (minute - erasedAt > DAY / 24) {
      file.erase(minute - KEEP_MS);
      erasedAt = minute;
    }
    if (minute !== current.minute) current = { minute, figures: emptyFigures() };
  };
  const sample = async (): Promise<void> => {
    // Without its database, the site has other warnings.
    const counts = await countLeads().catch(() => undefined);
    if (!counts) return;
    addFigures(current.figures, { ...emptyFigures(), leadsWaiting: counts.pending, leadsDead: counts.dead });
  };
  const timer = setInterval(() => void sample().then(write), WRITE_EVERY_MS).unref();
  return {
    series(since, stepMs, count) {
      write();
      return file.series(since, stepMs, count);
    },
    problems(since, until) {
      write();
      return file.problems(since, until);
    },
    visits(since, until) {
      write();
      return file.visits(since, until);
    },
    async close() {
      clearInterval(timer);
      stopListening();
      write();
      counter.close();
      visitCounter.close();
      file.close();
    },
  };
}
