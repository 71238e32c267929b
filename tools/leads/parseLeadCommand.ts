import { parseArgs } from 'node:util';
import type { DeliveryStatus } from '../../server/leads/store/LeadTables.ts';
import { parseReference } from '../../server/leads/store/reference.ts';
import { UsageError } from '../runCheck.ts';

export type LeadCommand =
  | { name: 'help' }
  | { name: 'list'; status: DeliveryStatus | undefined; personal: boolean }
  | { name: 'show'; reference: string; payload: boolean; personal: boolean }
  | { name: 'retry'; reference: string | 'all-dead' }
  | { name: 'export'; since: number | undefined }
  | { name: 'backup' | 'restore'; file: string };

export const USAGE = `Usage:
  npm run leads -- list [--status pending|delivered|dead] [--personal]
  npm run leads -- show <reference> [--payload] [--personal]
  npm run leads -- retry <reference>
  npm run leads -- retry --all-dead
  npm run leads -- export [--since 2026-11-21]
  npm run leads -- backup <file>
  npm run leads -- restore <file>
show says what became of a lead; with --payload also what is sent, without what says who wrote it.
Personal data is shown with --personal only (with show, it implies --payload); export writes it all, one JSON object a line.
backup writes all leads to a new file while the site runs; restore stores those that are not there, in SQLite or PostgreSQL.
Ends with 0, with 1 when no lead matches, with 2 when it could not run.`;

const STATUSES: readonly DeliveryStatus[] = ['pending', 'delivered', 'dead'];
const OPTIONS = {
  status: { type: 'string' },
  payload: { type: 'boolean' },
  personal: { type: 'boolean' },
  'all-dead': { type: 'boolean' },
  since: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Option = keyof typeof OPTIONS;

const TAKES: Record<Exclude<LeadCommand['name'], 'help'>, readonly Option[]> = {
  list: ['status', 'personal'],
  show: ['payload', 'personal'],
  retry: ['all-dead'],
  export: ['since'],
  backup: [],
  restore: [],
};

/**
 * Parses a command line.
 *
 * @param prefix of a reference that is typed without one.
 * @throws UsageError with the usage.
 */
export function parseLeadCommand(args: string[], prefix: string): LeadCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const [name, reference, ...rest] = positionals;
  if (!isCommand(name)) throw usage(name === undefined ? 'What shall be done?' : `“${name}” is no command.`);
  // parseArgs returns only declared options.
  for (const option of Object.keys(values) as Option[]) {
    if (!TAKES[name].includes(option)) throw usage(`${name} has no --${option}.`);
  }
  if (rest.length > 0 || (reference !== undefined && (name === 'list' || name === 'export'))) {
    throw usage(`“${rest.at(-1) ?? reference}” is one word too many.`);
  }
  const personal = values.personal ?? false;
  switch (name) {
    case 'list':
      return { name, status: parseDeliveryStatus(values.status), personal };
    case 'show':
      return {
        name,
        reference: oneReference(reference, prefix),
        payload: personal || (values.payload ?? false),
        personal,
      };
    case 'retry':
      if (!values['all-dead']) return { name, reference: oneReference(reference, prefix) };
      if (reference !== undefined) throw usage('It is either a reference or --all-dead.');
      return { name, reference: 'all-dead' };
    case 'export':
      return { name, since: parseTimestamp(values.since) };
    case 'backup':
    case 'restore':
      if (reference === undefined) throw usage(`Which file? Such as leads-2026-11-21.gz.`);
      return { name, file: reference };
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

const isCommand = (name: string | undefined): name is keyof typeof TAKES =>
  name !== undefined && Object.hasOwn(TAKES, name);

function parseDeliveryStatus(value: string | undefined): DeliveryStatus | undefined {
  const status = STATUSES.find((known) => known === value);
  if (value !== undefined && status === undefined) {
    throw usage(`--status is “${value}”, but must be one of ${STATUSES.join(', ')}.`);
  }
  return status;
}

function oneReference(text: string | undefined, prefix: string): string {
  if (text === undefined) throw usage(`Which lead? Its reference looks like ${prefix}-7K2M-9QXA.`);
  const reference = parseReference(text, prefix);
  if (reference === undefined) throw usage(`“${text}” is no reference; they look like ${prefix}-7K2M-9QXA.`);
  return reference;
}

function parseTimestamp(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value)
    ? Date.parse(value)
    : Number.NaN;
  if (Number.isNaN(moment)) throw usage(`--since is “${value}”, but must be a date, such as 2026-11-21.`);
  return moment;
}

const usage = (what: string): UsageError => new UsageError(`${what}\n${USAGE}`);
