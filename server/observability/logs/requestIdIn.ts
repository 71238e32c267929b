const NAME = '"requestId":"';

/**
 * The request a raw line belongs to, without parsing it. Inside a JSON text a quote is escaped, so the name with its
 * quotes is the name of a field, and pino writes that of a request's own lines before anything a visitor sent.
 */
export function requestIdIn(line: string): string | undefined {
  const start = line.indexOf(NAME);
  if (start < 0) return undefined;
  const from = start + NAME.length;
  return line.slice(from, line.indexOf('"', from));
}

/** Level, time, process and port come first. */
const HEAD = 160;

/** What colleagues do on the admin port is no request of a visitor. */
export const isOfAdmin = (line: string): boolean => line.lastIndexOf('"port":"admin"', HEAD) >= 0;
