/** A field with a value of its own. Names and kinds follow the content contract. */
export interface AttributeField {
  kind:
    | ('text' | 'longText' | 'email' | 'country' | 'html' | 'number' | 'boolean')
    | ('link' | 'choice' | 'datetime' | 'date' | 'address');
  /** Whether each language may have its own value. */
  translatable: boolean;
  many: boolean;
  /** Allowed values of a `choice`. */
  choices?: readonly string[];
}

/** A field that refers to other entities, by JSON:API type. */
export interface ReferenceField {
  kind: 'reference';
  many: boolean;
  targets: readonly string[];
}

/** A field with paragraphs, in order. */
export interface ParagraphsField {
  kind: 'paragraphs';
  targets: readonly string[];
}

export type ContentField = AttributeField | ReferenceField | ParagraphsField;

/** Fields of a bundle, named without their `field_` prefix. */
export type Fields = Readonly<Record<string, ContentField>>;

const attribute = (kind: AttributeField['kind'], translatable = true, many = false): AttributeField => ({
  kind,
  translatable,
  many,
});

export const text = attribute('text');
export const html = attribute('html');
export const link = attribute('link');
export const datetime = attribute('datetime', false);
export const date = attribute('date', false);
export const address = attribute('address', false);
export const number = attribute('number', false);
export const boolean = attribute('boolean', false);
/** Plain text of more than a line, such as a quotation. */
export const longText = attribute('longText');
export const email = attribute('email', false);
/** An ISO 3166-1 alpha-2 code. */
export const country = attribute('country', false);
/** Text that is the same in every language, such as an account id. */
export const sharedText = attribute('text', false);
export const sharedLink = attribute('link', false);
export const texts = attribute('text', true, true);
export const sharedTexts = attribute('text', false, true);

export const choice = (...choices: string[]): AttributeField => ({ ...attribute('choice', false), choices });
export const choices = (...words: string[]): AttributeField => ({ ...choice(...words), many: true });

export const reference = (...targets: string[]): ReferenceField => ({
  kind: 'reference',
  many: false,
  targets,
});
export const references = (...targets: string[]): ReferenceField => ({
  ...reference(...targets),
  many: true,
});
export const image = reference('media--image');
export const video = reference('media--video');

export const paragraphs = (...bundles: string[]): ParagraphsField => ({
  kind: 'paragraphs',
  targets: bundles.map((bundle) => `paragraph--${bundle}`),
});
