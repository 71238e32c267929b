import { parseArgs } from 'node:util';
import { parseTraceFilter, type TraceFilter } from '../../server/observability/logs/TraceFilter.ts';
import { UsageError } from '../runCheck.ts';

export interface LogCommand {
  directory: string;
  /** Of a request or a lead; undefined means a search. */
  reference: string | undefined;
  filter: TraceFilter;
  limit: number;
  follow: boolean;
  /** Redacted NDJSON instead of text. */
  json: boolean;
}

const USAGE = `Usage:
  npm run logs -- <reference> [--json]
  npm run logs -- [--since 1h] [--until 10m] [--status 5xx] [--path /contact] [--locale fr] [--visitor <key>]
                  [--text block-dropped] [--slower 500ms] [--limit 100] [--follow] [--json]
A reference is that of an error page or of a lead (EST-7K2M-9QXA). Times are so long ago (15m, 2h, 3d) or a date and time
in UTC (2026-11-21 14:30). --json writes one JSON object a line, redacted, for other people.
The files are those of LOG_DIRECTORY, or of --directory.
Ends with 0, with 1 when nothing matches, with 2 when it could not run.`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  since: TEXT,
  until: TEXT,
  status: TEXT,
  path: TEXT,
  locale: TEXT,
  visitor: TEXT,
  text: TEXT,
  slower: TEXT,
  limit: TEXT,
  directory: TEXT,
  follow: FLAG,
  json: FLAG,
};

const usage = (what: string): UsageError => new UsageError(`${what}\n${USAGE}`);

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

const refuse = (name: string, text: string, expected: string): never => {
  throw usage(`--${name} is “${text}”, but must be ${expected}.`);
};

/**
 * Parses a command line.
 * @param configured folder of the log files, if any.
 * @throws UsageError with the usage.
 */
export function parseLogCommand(args: string[], configured: string | undefined, now: number): LogCommand {
  const { values, positionals } = parse(args);
  const [reference, ...rest] = positionals;
  if (rest.length > 0) throw usage(`“${rest.join(' ')}” is one word too many.`);
  const directory = values.directory ?? configured;
  if (!directory)
    throw usage('Where are the log files? Set LOG_DIRECTORY as the site has it, or --directory.');
  const { limit = '100', follow = false, json = false } = values;
  if (reference !== undefined && follow) throw usage('It is either a reference or --follow.');
  const filter = parseTraceFilter((name) => values[name], refuse, now);
  if (!/^[1-9]\d{0,5}$/.test(limit)) refuse('limit', limit, 'a number');
  return { directory, reference, filter, limit: Number(limit), follow, json };
}
