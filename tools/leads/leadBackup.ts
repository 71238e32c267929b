import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { LeadStore } from '../../server/leads/store/LeadStore.ts';
import type { LeadRows } from '../../server/leads/store/leadRows.ts';
import { LEAD_SCHEMA } from '../../server/leads/store/migrateLeads.ts';
import { UsageError } from '../runCheck.ts';

const FORMAT = 'bridgedeck-leads';
/** Leads stored in one transaction: the site waits for no longer. */
const BATCH = 100;

/**
 * Writes all leads to a file while the site runs: gzipped JSON lines, with a first line that says what it is and a last
 * one that says how many there are. The file gets its name when it is on disk; only its owner may read it.
 * @returns number of leads.
 * @throws UsageError when the file exists.
 */
export async function backUpLeads(store: Pick<LeadStore, 'rows'>, file: string): Promise<number> {
  if (existsSync(file)) throw new UsageError(`${file} exists: a backup replaces no other.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  let count = 0;
  async function* lines() {
    yield `${JSON.stringify({ format: FORMAT, schema: LEAD_SCHEMA, at: new Date().toISOString() })}\n`;
    for await (const rows of store.rows()) {
      count++;
      yield `${JSON.stringify(rows)}\n`;
    }
    yield `${JSON.stringify({ leads: count })}\n`;
  }
  const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(lines()), createGzip(), target);
  renameSync(unfinished, file);
  return count;
}

/**
 * Stores the leads of a backup that the store does not have; it may be interrupted and repeated at any moment.
 * @throws UsageError, before anything is stored, when the file is missing, damaged, not complete, or of a newer release.
 */
export async function restoreLeads(
  store: Pick<LeadStore, 'insertRows'>,
  file: string,
): Promise<{ leads: number; restored: number }> {
  const leads = await countLeads(file);
  let restored = 0;
  let batch: LeadRows[] = [];
  for await (const line of linesIn(file)) {
    const entry = JSON.parse(line);
    if ('submission' in entry) batch.push(entry);
    if (batch.length < BATCH && !('leads' in entry)) continue;
    if (batch.length > 0) restored += await store.insertRows(batch);
    batch = [];
  }
  return { leads, restored };
}

/** Reads the whole file once: a damaged one restores nothing. */
async function countLeads(file: string): Promise<number> {
  let isFirst = true;
  let count = 0;
  let last: unknown;
  try {
    for await (const line of linesIn(file)) {
      const entry = JSON.parse(line);
      if (isFirst && entry.format !== FORMAT) throw new UsageError(`${file} is no backup of leads.`);
      if (isFirst && entry.schema > LEAD_SCHEMA) {
        throw new UsageError(`${file} was made by a newer release: restore it with that one.`);
      }
      isFirst = false;
      if ('submission' in entry) count++;
      last = entry.leads;
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  if (last !== count) throw new UsageError(`${file} is not complete.`);
  return count;
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const done = pipeline(createReadStream(file), unzipped);
  // The same error ends the loop below.
  done.catch(() => undefined);
  let rest = '';
  for await (const text of unzipped.setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await done;
}
