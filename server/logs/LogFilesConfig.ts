import { type Environment, wholeNumber } from '../environment.ts';

/** Where the log is kept besides standard output. */
export interface LogFilesConfig {
  /** Folder of the files; made when needed. */
  directory: string;
  /** Days until a file is deleted. */
  keepDays: number;
  /** How much all files together may hold; the oldest go first. */
  maxMegabytes: number;
}

/**
 * Reads the variables of the log files.
 *
 * | variable      | default | meaning                                             |
 * | ------------- | ------- | --------------------------------------------------- |
 * | LOG_DIRECTORY |         | folder of log files; unset: standard output alone   |
 * | LOG_KEEP_DAYS | 14      | days until a log file is deleted                    |
 * | LOG_MEGABYTES | 1000    | how much they may hold together; the oldest go first |
 *
 * @returns undefined when there are to be none.
 * @throws ConfigError
 */
export function readLogFilesConfig(environment: Environment): LogFilesConfig | undefined {
  const keepDays = wholeNumber(environment, 'LOG_KEEP_DAYS', { from: 1, to: 3650, otherwise: 14 });
  const maxMegabytes = wholeNumber(environment, 'LOG_MEGABYTES', {
    from: 10,
    to: 1_000_000,
    otherwise: 1000,
  });
  const directory = environment.LOG_DIRECTORY;
  return directory ? { directory, keepDays, maxMegabytes } : undefined;
}
