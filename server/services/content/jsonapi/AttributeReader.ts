import { isDay } from '../../../../schemas/isDay.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { ContentEvent, Report } from '../ContentEvent.ts';
import { cleanText } from '../cleanText.ts';
import type { LinkResolver } from '../links/createLinkResolver.ts';
import type { RawResource } from './parseDocument.ts';

/** What reading the fields of a document depends on besides the document. */
export interface ReadContext {
  report: Report;
  resolveLink: LinkResolver;
  /** Address of a node on the site, in the locale of the page; undefined when it is not translated. */
  findPath: (id: string) => string | undefined;
  /** `host:port` names of the content service: the one it is called by and the one it gives itself. */
  cmsHosts: ReadonlySet<string>;
  /** Called when words of a resource are read, which each language should have of its own. */
  onWords: (resource: RawResource) => void;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** As Drupal writes a datetime: `2027-01-23T10:00:00+01:00`, in the zone of the content service. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}:\d{2}|Z)$/;

/**
 * Reads what a resource says by itself. What is null, empty or not there is absent; what is there in the wrong shape
 * is reported and absent too.
 */
export class AttributeReader {
  readonly type: string;
  readonly id: string;
  protected readonly resource: RawResource;
  protected readonly context: ReadContext;

  constructor(resource: RawResource, context: ReadContext) {
    this.type = resource.type;
    this.id = resource.id;
    this.resource = resource;
    this.context = context;
  }

  /** Second half of the type: `text_media` for `paragraph--text_media`. */
  get bundle(): string {
    return this.type.slice(this.type.indexOf('--') + 2);
  }

  /** The attribute as sent, for values only one bundle has. */
  raw(name: string): unknown {
    return this.resource.attributes[name] ?? undefined;
  }

  /** Words, of which each language has its own. */
  text(name: string): string | undefined {
    return this.words(this.sharedText(name));
  }

  /** A text that is the same in every language: a choice, a key, a day, a proper name. */
  sharedText(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return this.invalid(name, 'is not a text');
    return cleanText(value) || undefined;
  }

  /** Passes a text on. The context learns of it when it has words; figures are the same in every language. */
  words(text: string | undefined): string | undefined {
    if (text !== undefined && /\p{L}/u.test(text)) this.context.onWords(this.resource);
    return text;
  }

  /** Rich text as the service processed it; not sanitized, validation does that. */
  html(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!isRecord(value) || typeof value.processed !== 'string')
      return this.invalid(name, 'is not rich text');
    return this.words(cleanText(value.processed) || undefined);
  }

  /** Null counts as false (contract, Blocks). */
  boolean(name: string): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') this.invalid(name, 'is neither yes nor no');
    return value === true;
  }

  /** Drupal sends whole numbers and floats as numbers, and decimals as text: `"0.80"`. */
  number(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
    return typeof number === 'number' ? number : this.invalid(name, 'is not a number');
  }

  /** A date and time with its offset. */
  moment(name: string): string | undefined {
    const value = this.sharedText(name);
    if (value === undefined) return undefined;
    return MOMENT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
      ? value
      : this.invalid(name, 'is no date and time with an offset');
  }

  /** A list of words. An entry of the wrong kind is read as empty: the place of the others has a meaning. */
  strings(name: string): string[] {
    return this.sharedStrings(name).map((text) => this.words(text) ?? '');
  }

  /** A list of texts that are the same in every language. */
  sharedStrings(name: string): string[] {
    const value = this.raw(name) ?? [];
    if (!Array.isArray(value)) return this.invalid(name, 'is not a list of texts') ?? [];
    return value.map((entry: unknown) =>
      typeof entry === 'string'
        ? cleanText(entry)
        : (this.invalid(name, 'has an entry that is not a text') ?? ''),
    );
  }

  /** Reports a field of the wrong shape; its value reads as absent. */
  invalid(field: string, fault: string): undefined {
    return this.report('field-invalid', `The field ${field} ${fault}; it is left out`, field);
  }

  report(event: ContentEvent['event'], reason: string, field?: string): undefined {
    this.context.report({ event, reason, ...this.at(field) });
  }

  /** Where this is, for a report. */
  at(field?: string): Pick<ContentEvent, 'resource' | 'id' | 'field'> {
    return { resource: this.type, id: this.id, ...(field !== undefined && { field }) };
  }
}
