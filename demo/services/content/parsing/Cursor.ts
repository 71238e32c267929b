import { nearestName } from '../../../../renderer/src/problems.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { YamlPath, YamlSource } from './YamlSource.ts';

/** A value of unknown shape with its position, so that errors can name it. */
export class Cursor {
  readonly value: unknown;
  readonly #source: YamlSource;
  readonly #path: YamlPath;

  constructor(source: YamlSource, value: unknown, path: YamlPath) {
    this.#source = source;
    this.value = value;
    this.#path = path;
  }

  /** The whole of a file. */
  static root(source: YamlSource): Cursor {
    return new Cursor(source, source.value, []);
  }

  fail(message: string): never {
    return this.#source.fail(this.#path, message);
  }

  /** The same position with another value: one language of a localized value. */
  with(value: unknown): Cursor {
    return new Cursor(this.#source, value, this.#path);
  }

  /** A mapping with no other keys than these. */
  record(allowed: readonly string[]): Record<string, unknown> {
    if (!isRecord(this.value)) this.fail('expected a mapping of keys and values.');
    const unknown = Object.keys(this.value).find((key) => !allowed.includes(key));
    if (unknown !== undefined) this.child(unknown).fail(unknownName(unknown, allowed));
    return this.value;
  }

  /** The value of a key; undefined when absent or null. */
  optional(key: string): Cursor | undefined {
    const child = this.child(key);
    return child.value === undefined || child.value === null ? undefined : child;
  }

  required(key: string): Cursor {
    return this.optional(key) ?? this.fail(`"${key}" is missing.`);
  }

  list(): Cursor[] {
    if (!Array.isArray(this.value)) this.fail('expected a list.');
    return this.value.map((value: unknown, index) => new Cursor(this.#source, value, [...this.#path, index]));
  }

  /** The entries of a mapping with free keys. */
  entries(): [string, Cursor][] {
    if (!isRecord(this.value)) this.fail('expected a mapping of keys and values.');
    return Object.keys(this.value).map((key) => [key, this.child(key)]);
  }

  text(): string {
    return typeof this.value === 'string'
      ? this.value
      : this.fail('expected text (put numbers and yes/no in quotes).');
  }

  boolean(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('expected true or false.');
  }

  number(): number {
    return Number.isFinite(this.value) ? Number(this.value) : this.fail('expected a number, without quotes.');
  }

  integer(): number {
    return Number.isInteger(this.value) ? Number(this.value) : this.fail('expected a whole number.');
  }

  oneOf<T extends string>(words: readonly T[]): T {
    return words.find((word) => word === this.value) ?? this.fail(unknownName(this.value, words));
  }

  child(key: string): Cursor {
    const value = isRecord(this.value) ? this.value[key] : undefined;
    return new Cursor(this.#source, value, [...this.#path, key]);
  }
}

/** What was found, and what was probably meant; otherwise the allowed names. */
function unknownName(found: unknown, known: readonly string[]): string {
  const nearest = typeof found === 'string' ? nearestName(found, known) : undefined;
  const instead =
    nearest === undefined ? `expected one of ${known.join(', ')}.` : `did you mean "${nearest}"?`;
  return `${JSON.stringify(found)} is not known here; ${instead}`;
}
