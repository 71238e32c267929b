import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { enableWriteAheadLog } from '../../leads/store/enableWriteAheadLog.ts';
import type { VisitCounts } from './createVisitCounter.ts';
import { createVisitTable } from './createVisitTable.ts';
import { addFigures, emptyFigures, type Figures } from './Figures.ts';
import type { Problem } from './toProblem.ts';

/** Equal problems of a span of time. */
export interface ProblemGroup extends Omit<Problem, 'at'> {
  /** Milliseconds since 1970. */
  first: number;
  last: number;
}

/** What one process has to tell of a few seconds. */
export interface HistoryEntry {
  /** Start of the minute, in milliseconds since 1970, and its figures so far: they replace those before. */
  minute: number;
  process: number;
  figures: Figures;
  problems: readonly Problem[];
  visits: VisitCounts;
}

/** Figures by minute and problems by hour, of all processes that share the file. Throws SQLite's own errors. */
export interface HistoryFile {
  /** All of it, or nothing. */
  write(entry: HistoryEntry): void;
  /** The sums of `count` spans of `stepMs` each; a span without any record is undefined. */
  series(since: number, stepMs: number, count: number): (Figures | undefined)[];
  /** Those met between two moments, most frequent first; `first` is of everything that is kept. */
  problems(since: number, until: number): ProblemGroup[];
  /** Visits by the hour, and what blocks have cost them. */
  visits(since: number, until: number): VisitCounts;
  /** Deletes what is older. */
  erase(before: number): void;
  /** Adds what another file has. */
  addFrom(directory: string): void;
  close(): void;
}

const HOUR = 3_600_000;
/** How long a writer waits for another process. */
const BUSY_MS = 500;
const MAX_GROUPS = 500;
const NAME = 'history.db';
const ALL_TABLES = ['figures', 'problems', 'visits', 'block_costs'];
const startOfHour = (at: number): number => Math.floor(at / HOUR) * HOUR;

const TABLES = `
  create table if not exists figures (minute integer, process integer, figures text, primary key (minute, process))
    without rowid;
  create table if not exists problems (hour integer, event text, message text, level text, count integer,
    first integer, last integer, request_id text, primary key (hour, event, message)) without rowid;`;

/** Opens or makes `history.db`; without a folder, a history in memory. */
export function openHistoryFile(directory: string | undefined): HistoryFile {
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = new Database(directory ? join(directory, NAME) : ':memory:', { timeout: BUSY_MS });
  enableWriteAheadLog(database, BUSY_MS);
  // Figures of the last seconds may be lost with the machine; waiting for the disk would hold up visitors.
  database.pragma('synchronous = OFF');
  database.exec(TABLES);
  const visits = createVisitTable(database);
  const writeFigures = database.prepare('insert or replace into figures values (?, ?, ?)');
  const writeProblem = database.prepare(`insert into problems values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set count = count + excluded.count, last = max(last, excluded.last),
      request_id = coalesce(excluded.request_id, request_id)`);
  const figuresBetween = database.prepare<[number, number], { minute: number; figures: string }>(
    'select minute, figures from figures where minute >= ? and minute < ?',
  );
  const problemsBetween = database.prepare<
    [number, number, number],
    ProblemGroup & { requestId: string | null }
  >(
    `select event, message, max(level) level, sum(count) count, begun.first first, max(last) last,
      max(request_id) requestId from problems
      join (select event, message, min(first) first from problems group by event, message) begun using (event, message)
      where last >= ? and problems.first < ? group by event, message order by count desc limit ?`,
  );
  const write = database.transaction((entry: HistoryEntry) => {
    const { minute, process, figures, problems } = entry;
    writeFigures.run(minute, process, JSON.stringify(figures));
    visits.add(startOfHour(minute), entry.visits);
    for (const { event, message, level, count, at, requestId } of problems) {
      writeProblem.run(startOfHour(at), event, message, level, count, at, at, requestId ?? null);
    }
  });
  return {
    write,
    series(since, stepMs, count) {
      const sums: (Figures | undefined)[] = Array.from({ length: count }, () => undefined);
      for (const { minute, figures } of figuresBetween.iterate(since, since + stepMs * count)) {
        const index = Math.floor((minute - since) / stepMs);
        const sum = sums[index] ?? emptyFigures();
        sums[index] = sum;
        // Written by `writeFigures`.
        addFigures(sum, JSON.parse(figures) as Figures);
      }
      return sums;
    },
    problems: (since, until) =>
      problemsBetween
        .all(since, until, MAX_GROUPS)
        .map(({ requestId, ...group }) => ({ ...group, requestId: requestId ?? undefined })),
    visits: (since, until) => visits.read(startOfHour(since), until),
    erase(before) {
      visits.erase(before - HOUR);
      database.prepare('delete from figures where minute < ?').run(before);
      database.prepare('delete from problems where hour < ?').run(before - HOUR);
    },
    addFrom(other) {
      database.prepare('attach ? as other').run(join(other, NAME));
      for (const table of ALL_TABLES)
        database.exec(`insert or ignore into ${table} select * from other.${table}`);
      database.exec('detach other');
    },
    close: () => void database.close(),
  };
}
