/** One line of the log, read back. */
export interface LogLine {
  /** Milliseconds since 1970. */
  time: number;
  level: string;
  /** What happened, in a word; docs/errors.md lists them. Empty where a library wrote the line. */
  event: string;
  /** What happened, in a sentence. */
  message: string;
  requestId: string | undefined;
  /** Everything else the line says. */
  fields: Readonly<Record<string, unknown>>;
}

/** A question that was really put to an outside service, within a request. */
export interface TracedCall {
  service: string;
  /** Path and query as asked; nothing a visitor typed. */
  url: string;
  outcome: string;
  /** Absent when no answer arrived. */
  status: number | undefined;
  /** Milliseconds from the beginning of the request. */
  at: number;
  /** Milliseconds it took. */
  ms: number;
}

/** What a request was and how it was answered: its line in the log (event `request`). */
export interface Access {
  method: string;
  path: string;
  route: string | undefined;
  locale: string | undefined;
  /** Undefined when the visitor left before anything was sent. */
  status: number | undefined;
  /** Milliseconds from its arrival to the end of the answer. */
  ms: number;
  bytes: number | undefined;
  /** Whether the visitor left before the answer was complete. */
  aborted: boolean;
  /** State of the data in its cache. */
  cache: string;
  /** Where the page came from (PageState); undefined when the page cache had no part in it. */
  page: string | undefined;
  /** How many answers of outside services were kept already. */
  cached: number;
  calls: readonly TracedCall[];
  /** Calls beyond those that are listed. */
  moreCalls: number;
  render: { at: number | undefined; ms: number } | undefined;
  blocks: { rendered: number; migrated: number; dropped: number } | undefined;
  /** Who asked, without saying who: see createVisitorKeys. */
  visitor: string | undefined;
}

/** Everything the log says about one request. */
export interface RequestTrace {
  id: string;
  traceId: string | undefined;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  /** Undefined while it is being answered, or when its line is gone or was never written. */
  access: Access | undefined;
  /** All other lines, in order. */
  events: readonly LogLine[];
}
