import { isDay } from '../../../../schemas/isDay.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { ContentEvent, ContentPlace, EditedEntity, Report } from '../ContentEvent.ts';
import { cleanText } from '../cleanText.ts';
import type { LinkResolver } from '../links/createLinkResolver.ts';
import { convertRichText } from '../rich-text/convertRichText.ts';
import type { RawResource } from './parseDocument.ts';

/** Context for parsing the fields of a document. */
export interface ReadContext {
  report: Report;
  resolveLink: LinkResolver;
  /** Path of a node on the site, in the locale of the page; undefined when it is not translated. */
  findPath: (id: string) => string | undefined;
  /** `host:port` names of the content service: of its URL, and of its own links. */
  cmsHosts: ReadonlySet<string>;
  /** Address of the content service, for its edit forms; absent for the demo. */
  editUrl?: string;
  /** What an editor opens to correct the document's resource. */
  entity?: EditedEntity;
  /** Called for each translatable text. */
  onWords: (resource: RawResource) => void;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Drupal's datetime: `2027-01-23T10:00:00+01:00`, in the content service's time zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}:\d{2}|Z)$/;

/**
 * Parses the attributes of a resource. Null, empty and missing values are absent; values of the wrong shape are
 * reported and absent.
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

  /** The attribute as sent, for values that only one bundle has. */
  raw(name: string): unknown {
    return this.resource.attributes[name] ?? undefined;
  }

  /** A translatable text. */
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

  /** Reports a text to the context when it has letters; figures are the same in every language. */
  words(text: string | undefined): string | undefined {
    if (text !== undefined && /\p{L}/u.test(text)) this.context.onWords(this.resource);
    return text;
  }

  /** Rich text, with links and pictures of the site; sanitized later, by validation. */
  html(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!isRecord(value) || typeof value.processed !== 'string')
      return this.invalid(name, 'is not rich text');
    const converted = convertRichText(cleanText(value.processed), this.context, this.at(name));
    return this.words(converted || undefined);
  }

  /** Null counts as false (contract, Blocks). */
  boolean(name: string): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') this.invalid(name, 'is neither yes nor no');
    return value === true;
  }

  /** Drupal sends integers and floats as numbers, and decimals as text: `"0.80"`. */
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

  /** A list of texts. An entry of the wrong type is empty: positions have a meaning. */
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

  /** Reports a field of the wrong shape; its value is absent. */
  invalid(field: string, fault: string): undefined {
    return this.report('field-invalid', `The field ${field} ${fault}; it is left out`, field);
  }

  report(event: ContentEvent['event'], reason: string, field?: string): undefined {
    this.context.report({ event, reason, ...this.at(field) });
  }

  /** Position of the resource, for a report. */
  at(field?: string): ContentPlace {
    const { entity } = this.context;
    return {
      resource: this.type,
      id: this.id,
      ...(field !== undefined && { field }),
      ...(entity && { entity }),
    };
  }
}
