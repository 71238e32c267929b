import type { ContentField } from '../../../demo/services/content/model/ContentField.ts';

export type FieldKind = ContentField['kind'] | 'metatag';

/** A field of a bundle, as Drupal names it. */
export interface DrupalField {
  /** With `field_`. */
  name: string;
  kind: FieldKind;
  isMany: boolean;
  isTranslatable: boolean;
  isRequired: boolean;
  /** Whether a checkbox is ticked in the form of something new. */
  isTicked?: boolean;
  label: string;
  /** Help text below the field; may be empty. */
  description: string;
  /** JSON:API types that may be referred to, such as `paragraph--highlight_item`. */
  targets: readonly string[];
  /** Allowed values of a `choice`. */
  choices: readonly string[];
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
}

export type DrupalEntity = 'node' | 'paragraph' | 'taxonomy_term' | 'media' | 'menu_link_content';

export interface DrupalBundle {
  entity: DrupalEntity;
  bundle: string;
  label: string;
  /** Shown to editors who choose one; may be empty. */
  description: string;
  fields: readonly DrupalField[];
  /** What the site loses without it: names of blocks, or what pages show. */
  usedBy: readonly string[];
}

/** A configuration object as it is written to a file of its name. */
export interface ConfigObject {
  /** Without `.yml`. */
  name: string;
  data: Record<string, unknown>;
  usedBy: readonly string[];
}

/** Exported configuration by name. */
export type ExportedConfig = ReadonlyMap<string, Record<string, unknown>>;
