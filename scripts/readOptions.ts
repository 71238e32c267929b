import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isLocale, LOCALE_CODES, type Locale } from '../locales/locales.ts';
import { UsageError } from './runCheck.ts';

/**
 * The options of a command line.
 *
 * @param usage one line, shown when something else is asked for.
 * @throws UsageError
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
}

/**
 * The languages that a `--locale` names; all of them without it.
 *
 * @throws UsageError
 */
export function readLocales(locale: string | undefined): readonly Locale[] {
  if (locale === undefined) return LOCALE_CODES;
  if (isLocale(locale)) return [locale];
  throw new UsageError(`--locale is “${locale}”, but must be one of ${LOCALE_CODES.join(', ')}.`);
}
