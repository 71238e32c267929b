import type { ContentEvent, Report } from '../../content/ContentEvent.ts';
import { cleanText } from '../../content/cleanText.ts';

/** Longer than any name or line of an address. */
const MAX_CHARACTERS = 300;

/**
 * Parses one entry of a list of the dealer service. Each value is looked up by all known names of its field; the first
 * with a value counts. Null and empty values are absent; values of the wrong shape are reported and absent. Reports
 * quote no values, which are personal data.
 */
export class EntryReader {
  private readonly entry: Record<string, unknown>;
  private readonly resource: string;
  private readonly id: string | undefined;
  private readonly report: Report;

  /** @param id of the entry in reports, once it is known. */
  constructor(entry: Record<string, unknown>, report: Report, resource: string, id?: string) {
    this.entry = entry;
    this.report = report;
    this.resource = resource;
    this.id = id;
  }

  text(...names: string[]): string | undefined {
    return this.textUpTo(MAX_CHARACTERS, ...names);
  }

  /** A text with another limit than the default. */
  textUpTo(most: number, ...names: string[]): string | undefined {
    const value = this.raw(names);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return this.invalid(names, 'is not a text');
    if (value.length > most) return this.invalid(names, `has more than ${most} characters; it is left out`);
    return cleanText(value);
  }

  /** A text that `fits`; `expected` completes “is not …”. */
  matching(fits: (value: string) => boolean, expected: string, ...names: string[]): string | undefined {
    const value = this.text(...names);
    if (value === undefined || fits(value)) return value;
    return this.invalid(names, `is not ${expected}`);
  }

  /** A finite number, also as text, from `-most` to `most`. */
  degrees(most: number, ...names: string[]): number | undefined {
    const value = this.raw(names);
    if (value === undefined) return undefined;
    const isNumber =
      typeof value === 'number' || (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim()));
    const degrees = isNumber ? Number(value) : Number.NaN;
    return Math.abs(degrees) <= most ? degrees : this.invalid(names, `is not a number up to ±${most}`);
  }

  /** Absent counts as false, an invalid value as `otherwise`. */
  boolean(otherwise: boolean, ...names: string[]): boolean {
    const value = this.raw(names);
    if (value === undefined || value === false || value === 'false') return false;
    if (value === true || value === 'true') return true;
    this.invalid(names, `is neither yes nor no; it is read as ${otherwise ? 'yes' : 'no'}`);
    return otherwise;
  }

  /** Reports a value of the wrong shape, which is absent. */
  invalid(
    names: readonly string[],
    fault: string,
    event: ContentEvent['event'] = 'field-invalid',
  ): undefined {
    const field = names.find((name) => this.isThere(name)) ?? names[0] ?? '';
    this.tell(event, `The field ${field} ${fault}`, field);
  }

  /** Reports that the entry is left out. */
  refuse(reason: string): undefined {
    this.tell('field-invalid', `An entry of the list ${reason}; it is left out`);
  }

  private tell(event: ContentEvent['event'], reason: string, field?: string): void {
    const { resource, id } = this;
    this.report({ event, reason, resource, ...(id !== undefined && { id }), ...(field && { field }) });
  }

  private raw(names: readonly string[]): unknown {
    const name = names.find((candidate) => this.isThere(candidate));
    return name === undefined ? undefined : this.entry[name];
  }

  private isThere(name: string): boolean {
    const value = Object.hasOwn(this.entry, name) ? this.entry[name] : undefined;
    return value !== undefined && value !== null && !(typeof value === 'string' && cleanText(value) === '');
  }
}
