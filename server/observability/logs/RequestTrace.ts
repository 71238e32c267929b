/** A parsed line of the log. */
export interface LogLine {
  /** Milliseconds since 1970. */
  time: number;
  level: string;
  /** Name of the event; docs/errors.md lists them. Empty for a library's line. */
  event: string;
  /** The event in a sentence. */
  message: string;
  requestId: string | undefined;
  /** All other fields. */
  fields: Readonly<Record<string, unknown>>;
}

/** A call to an external service within a request. */
export interface TracedCall {
  service: string;
  /** Path and query; without visitors' input. */
  url: string;
  outcome: string;
  /** Absent without a response. */
  status: number | undefined;
  /** Milliseconds from the start of the request. */
  at: number;
  /** Duration in milliseconds. */
  ms: number;
}

/** A request and its response: its line in the log (event `request`). */
export interface Access {
  method: string;
  path: string;
  route: string | undefined;
  locale: string | undefined;
  /** Undefined when the visitor left before the response. */
  status: number | undefined;
  /** Milliseconds from its arrival to the end of the response. */
  ms: number;
  bytes: number | undefined;
  /** Whether the visitor left before the response was complete. */
  aborted: boolean;
  /** State of the data cache. */
  cache: string;
  /** State of the page (PageState); undefined without the page cache. */
  page: string | undefined;
  /** Number of answers from the data cache. */
  cached: number;
  calls: readonly TracedCall[];
  /** Number of calls beyond the listed ones. */
  moreCalls: number;
  render: { at: number | undefined; ms: number } | undefined;
  blocks: { rendered: number; migrated: number; dropped: number } | undefined;
  /** Key of the visitor: see createVisitorKeys. */
  visitor: string | undefined;
}

/** Everything the log has about one request. */
export interface RequestTrace {
  id: string;
  traceId: string | undefined;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  /** Undefined while it is being answered, or when its line is missing. */
  access: Access | undefined;
  /** All other lines, in order. */
  events: readonly LogLine[];
}
