import { createHash } from 'node:crypto';
import type { Locale } from '../../../locales/locales.ts';

/** A value for each language that has its own; the others use the English one. */
export type Translated<T> = { en: T } & Partial<Record<Locale, T>>;

/** Target of a reference; `missing` when the YAML says so, which simulates a deleted target. */
export interface EntityTarget {
  type: string;
  id: string;
  /** Drupal's internal id of the target. */
  number: number;
}

export type Reference = EntityTarget | { type: string; id: 'missing' };

/** Values of the fields by name without `field_`; empty fields are absent. */
export interface FieldValues {
  attributes: Record<string, Translated<unknown>>;
  references: Record<string, Reference[]>;
  paragraphs: Record<string, ParagraphEntity[]>;
}

interface EntityBase extends EntityTarget {
  /** Languages with a translation, English first. */
  languages: readonly Locale[];
  values: FieldValues;
}

export interface NodeEntity extends EntityBase {
  kind: 'node';
  title: Translated<string>;
  /** Path without language prefix; undefined on the home page. */
  path: Translated<string> | undefined;
  home: boolean;
  unpublished: readonly Locale[];
  created: string;
  changed: string;
  sticky: boolean;
  metatag: Translated<Record<string, string>>;
}

export interface ParagraphEntity extends EntityBase {
  kind: 'paragraph';
  created: string;
  parent: { kind: 'node' | 'paragraph'; number: number; field: string };
}

export interface FileEntity extends EntityBase {
  kind: 'file';
  name: string;
  mime: string;
  bytes: number;
}

export interface MediaEntity extends EntityBase {
  kind: 'media';
  name: string;
  file: FileEntity;
  /** Only on pictures. */
  picture: { alt: Translated<string>; width: number; height: number; focalPoint?: string } | undefined;
}

export interface TermEntity extends EntityBase {
  kind: 'taxonomy_term';
  name: Translated<string>;
  weight: number;
}

export interface MenuLinkEntity extends EntityBase {
  kind: 'menu_link_content';
  title: Translated<string>;
  description: Translated<string> | undefined;
  link: unknown;
  external: boolean;
  weight: number;
  enabled: boolean;
  parentId: string | undefined;
}

export interface LightboxEntity extends EntityBase {
  kind: 'config_pages';
  label: string;
}

export interface DealerEntity extends EntityBase {
  kind: 'dealer';
  title: Translated<string>;
  url: Translated<string> | undefined;
  salesforceId: string;
  published: boolean;
}

export type Entity =
  | NodeEntity
  | ParagraphEntity
  | FileEntity
  | MediaEntity
  | TermEntity
  | MenuLinkEntity
  | LightboxEntity
  | DealerEntity;

export interface Redirect {
  locale: Locale;
  from: string;
  /** A node of the content, or a URL of another site. */
  to: { node: EntityTarget } | { address: string };
  status: number;
}

/** The validated content of the directory. */
export interface EmbeddedContent {
  siteName: string;
  coralCount: number;
  /** Every entity, including paragraphs and files. */
  entities: readonly Entity[];
  redirects: readonly Redirect[];
}

/** The value in a language, or else in English. */
export function inLanguage<T>(value: Translated<T>, locale: Locale): T {
  const own = value[locale];
  return own === undefined ? value.en : own;
}

/**
 * A stable UUID, made from the JSON:API type and the key like version 5: SHA-1, with the version and variant bits set.
 */
export function entityId(type: string, key: string): string {
  const bytes = createHash('sha1').update(`bridgedeck:${type}:${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
