/** When the file was begun, in UTC, and by which process; what an operator has compressed counts too. */
const NAME = /^bridgedeck-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})-\d+\.log(\.gz)?$/;

/** Sorted by name, files are sorted by when they were begun. */
export function logFileName(begun: number, pid: number): string {
  const moment = new Date(begun).toISOString().slice(0, -1).replace(/[:.]/g, '-');
  return `bridgedeck-${moment}-${pid}.log`;
}

/** When a log file was begun, in milliseconds since 1970; undefined for the name of anything else. */
export function readLogFileName(name: string): number | undefined {
  const [, day, hours, minutes, seconds, ms] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}
