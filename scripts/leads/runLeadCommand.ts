import type { Writable } from 'node:stream';
import type { LeadStore } from '../../server/leads/store/LeadStore.ts';
import { describeLead, listLine } from './describeLead.ts';
import { exportLines } from './exportLines.ts';
import type { LeadCommand } from './readLeadCommand.ts';
import { writeLines } from './writeLines.ts';

/** Does what is asked. @returns false when no lead matched. */
export async function runLeadCommand(
  command: Exclude<LeadCommand, { name: 'help' }>,
  store: Pick<LeadStore, 'leads' | 'find' | 'retry'>,
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
  }
}

async function* mapped<Item>(
  items: AsyncIterable<Item>,
  linesOf: (item: Item) => readonly string[],
): AsyncGenerator<string> {
  for await (const item of items) yield* linesOf(item);
}
