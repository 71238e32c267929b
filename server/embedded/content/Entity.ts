import type { Locale } from '../../../locales/locales.ts';

/** One value per language that has its own; the others get the English one. */
export type Translated<T> = { en: T } & Partial<Record<Locale, T>>;

/** What a reference leads to; `missing` when the YAML says so, which stands for a deleted target. */
export interface Target {
  type: string;
  id: string;
  /** Drupal's internal number of the target. */
  number: number;
}

export type Reference = Target | { type: string; id: 'missing' };

/** Values of the fields editors fill in, by field name without `field_`; an empty field is absent. */
export interface FieldValues {
  attributes: Record<string, Translated<unknown>>;
  references: Record<string, Reference[]>;
  paragraphs: Record<string, ParagraphEntity[]>;
}

interface EntityBase extends Target {
  /** Languages with a translation of their own, English first. */
  languages: readonly Locale[];
  values: FieldValues;
}

export interface NodeEntity extends EntityBase {
  kind: 'node';
  title: Translated<string>;
  /** Address without language prefix; none on the home page. */
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
  picture: { alt: Translated<string>; width: number; height: number } | undefined;
}

export interface TermEntity extends EntityBase {
  kind: 'taxonomy_term';
  name: Translated<string>;
  weight: number;
}

export interface MenuLinkEntity extends EntityBase {
  kind: 'menu_link_content';
  title: Translated<string>;
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
  /** A node of the content, or an address of another site. */
  to: { node: Target } | { address: string };
  status: number;
}

/** Everything the content directory says, checked. */
export interface EmbeddedContent {
  siteName: string;
  coralCount: number;
  /** Every entity, paragraphs and files included. */
  entities: readonly Entity[];
  redirects: readonly Redirect[];
}

/** The value of a language, or the English one. */
export function inLanguage<T>(value: Translated<T>, locale: Locale): T {
  return value[locale] ?? value.en;
}
