/** A line as the log has it. */
export const line = (fields: Record<string, unknown>, time = '2026-11-21T14:00:00.500Z'): string =>
  `${JSON.stringify({ level: 'info', time, pid: 1, msg: 'A sentence', ...fields })}\n`;

/** The line of an answered request. */
export const access = (requestId: string, fields: Record<string, unknown> = {}, time?: string): string =>
  line(
    { requestId, event: 'request', method: 'GET', path: '/', status: 200, ms: 12, cache: 'hit', ...fields },
    time,
  );
