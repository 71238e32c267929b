const ID = /"requestId":"([^"]*)"/;

/**
 * The request id of a raw line, without parsing it. Quotes inside JSON strings are escaped, so the quoted name is a
 * field's name, and pino writes it before any field with input.
 */
export const requestIdIn = (line: string): string | undefined => ID.exec(line)?.[1];

/** Level, time, process and port come first. */
const HEAD = 160;

/** Requests on the admin port are not visitors'. */
export const isOfAdmin = (line: string): boolean => line.lastIndexOf('"port":"admin"', HEAD) >= 0;
