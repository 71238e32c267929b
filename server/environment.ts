/** The environment of a process; a variable that is empty counts as unset. */
export type Environment = Record<string, string | undefined>;

/** A variable of the environment is wrong; the message is one sentence that names it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** One of a few words or numbers. */
export function oneOf<const Word extends string | number>(
  environment: Environment,
  name: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const value = environment[name] || String(otherwise);
  const word = words.find((known) => String(known) === value);
  if (word === undefined) throw wrong(name, value, `one of ${words.join(', ')}`);
  return word;
}

/** A whole number between two bounds, both included. */
export function wholeNumber(
  environment: Environment,
  name: string,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number {
  const value = environment[name] || String(otherwise);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= from && number <= to)) throw wrong(name, value, `a whole number from ${from} to ${to}`);
  return number;
}

/** Text of a certain form, or undefined when unset. */
export function matching(
  environment: Environment,
  name: string,
  pattern: RegExp,
  expected: string,
): string | undefined {
  const value = environment[name] || undefined;
  if (value !== undefined && !pattern.test(value)) throw wrong(name, value, expected);
  return value;
}

/** An http or https address without user name and password; undefined for anything else. */
export function httpUrl(value: string): URL | undefined {
  const url = URL.parse(value);
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return usable ? url : undefined;
}

/** Address of an outside service, without trailing slash; its paths are put behind it. */
export function serviceUrl(name: string, value: string): string {
  const url = httpUrl(value);
  if (!url || url.search || url.hash) {
    throw wrong(name, value, 'an http or https address without user name, query or fragment');
  }
  return url.href.replace(/\/+$/, '');
}

/** A secret that is sent in a header; it is never shown. */
export function headerValue(name: string, value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new ConfigError(`${name} has a character no header can carry, but must be ASCII without spaces.`);
  }
  return value;
}

/** The one sentence that stops the start. */
export function wrong(name: string, value: string, expected: string): ConfigError {
  // An address may carry a password before its @: never shown.
  const shown = value.replace(/.*@/s, '…@').slice(0, 80);
  return new ConfigError(`${name} is ${JSON.stringify(shown)}, but must be ${expected}.`);
}
