import type { Database } from 'better-sqlite3';
import type { BlockCost, VisitCounts } from './createVisitCounter.ts';

/** The visits of a span of time, and what blocks have cost them, by visits that suffered. */
export interface VisitTable {
  /** Within a transaction. */
  add(hour: number, counts: VisitCounts): void;
  read(since: number, until: number): VisitCounts;
  erase(before: number): void;
}

const TABLES = `
  create table if not exists visits (hour integer primary key, visits integer) without rowid;
  create table if not exists block_costs (hour integer, block text, paints integer, paint_ms real, shift real,
    slow_interactions integer, slowest_ms real, errors integer, suffered integer, primary key (hour, block))
    without rowid;`;

/** The part of `history.db` that holds what visitors' browsers report, by hour. Throws SQLite's own errors. */
export function createVisitTable(database: Database): VisitTable {
  database.exec(TABLES);
  const addVisits = database.prepare(`insert into visits values (?, ?)
    on conflict do update set visits = visits + excluded.visits`);
  const addCost = database.prepare(`insert into block_costs values (?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set paints = paints + excluded.paints, paint_ms = paint_ms + excluded.paint_ms,
      shift = shift + excluded.shift, slow_interactions = slow_interactions + excluded.slow_interactions,
      slowest_ms = max(slowest_ms, excluded.slowest_ms), errors = errors + excluded.errors,
      suffered = suffered + excluded.suffered`);
  const countVisits = database.prepare<[number, number], { visits: number }>(
    'select coalesce(sum(visits), 0) visits from visits where hour >= ? and hour < ?',
  );
  const sumCosts = database.prepare<[number, number], BlockCost>(
    `select block, sum(paints) paints, sum(paint_ms) paintMs, sum(shift) shift, sum(slow_interactions) slowInteractions,
      max(slowest_ms) slowestMs, sum(errors) errors, sum(suffered) suffered from block_costs
      where hour >= ? and hour < ? group by block order by suffered desc, paintMs / max(paints, 1) desc`,
  );
  return {
    add(hour, { visits, costs }) {
      if (visits > 0) addVisits.run(hour, visits);
      for (const cost of costs) {
        const { block, paints, paintMs, shift, slowInteractions, slowestMs, errors, suffered } = cost;
        addCost.run(hour, block, paints, paintMs, shift, slowInteractions, slowestMs, errors, suffered);
      }
    },
    read: (since, until) => ({
      visits: countVisits.get(since, until)?.visits ?? 0,
      costs: sumCosts.all(since, until),
    }),
    erase(before) {
      database.prepare('delete from visits where hour < ?').run(before);
      database.prepare('delete from block_costs where hour < ?').run(before);
    },
  };
}
