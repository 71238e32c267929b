import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { LeadStore } from '../../server/leads/store/LeadStore.ts';
import type { StoredLead } from '../../server/leads/store/LeadTables.ts';
import { describeLead, listLine } from './describeLead.ts';
import { backUpLeads, restoreLeads } from './leadBackup.ts';
import type { LeadCommand } from './parseLeadCommand.ts';

/** Runs a command. @returns false when no lead matched. */
export async function runLeadCommand(
  command: Exclude<LeadCommand, { name: 'help' }>,
  store: Pick<LeadStore, 'leads' | 'find' | 'retry' | 'rows' | 'insertRows'>,
  output: Writable,
): Promise<boolean> {
  switch (command.name) {
    case 'list': {
      const lines = mapped(store.leads({ status: command.status }), (lead) => [listLine(lead, command)]);
      return (await writeLines(lines, output)) > 0;
    }
    case 'show': {
      const lead = await store.find(command.reference);
      const text = lead ? describeLead(lead, command) : `There is no lead ${command.reference}.`;
      output.write(`${text}\n`);
      return lead !== undefined;
    }
    case 'retry': {
      const count = await store.retry(command.reference);
      const which = command.reference === 'all-dead' ? 'dead leads' : command.reference;
      output.write(
        count > 0
          ? `Tried again within a minute: ${count} ${count === 1 ? 'delivery' : 'deliveries'} of ${which}.\n`
          : `Nothing of ${which} can be tried again: unknown, delivered, erased or being tried right now.\n`,
      );
      return count > 0;
    }
    case 'export':
      await writeLines(mapped(store.leads({ since: command.since }), exportLines), output);
      return true;
    case 'backup': {
      const count = await backUpLeads(store, command.file);
      output.write(
        `${command.file} holds ${count} leads, with what visitors wrote: keep it as safe as the store.\n`,
      );
      return true;
    }
    case 'restore': {
      const { leads, restored } = await restoreLeads(store, command.file);
      const others = restored < leads ? '; the others were there already' : '';
      output.write(`Restored ${restored} of ${leads} leads${others}.\n`);
      return true;
    }
  }
}

async function* mapped<Item>(
  items: AsyncIterable<Item>,
  formatLines: (item: Item) => readonly string[],
): AsyncGenerator<string> {
  for await (const item of items) yield* formatLines(item);
}

/** Writes lines with backpressure; ends early when the reader has gone, as with `| head`. @returns number of lines. */
async function writeLines(lines: AsyncIterable<string>, output: Writable): Promise<number> {
  const closed = new AbortController();
  const stop = (error: NodeJS.ErrnoException) => closed.abort(error);
  output.once('error', stop);
  let count = 0;
  try {
    for await (const line of lines) {
      if (closed.signal.aborted) break;
      count++;
      if (!output.write(`${line}\n`)) await once(output, 'drain', { signal: closed.signal });
    }
  } catch (error) {
    if (!closed.signal.aborted) throw error;
  }
  return count;
}

/** One JSON object for every payload that is left. */
function exportLines(lead: StoredLead): string[] {
  const { reference, kind, locale, puzzle, received_at } = lead;
  return lead.deliveries
    .filter(({ payload }) => payload !== undefined)
    .map(({ target, status, remote_id, payload }) =>
      JSON.stringify({
        reference,
        received: new Date(received_at).toISOString(),
        kind,
        locale,
        puzzle,
        target,
        status,
        remote_id,
        payload,
      }),
    );
}
