import type { FieldKind } from './DrupalModel.ts';

type Settings = Readonly<Record<string, unknown>>;
type Plugin = readonly [type: string, settings: Settings];

/** How Drupal keeps a field of a type, and how editors fill it. */
export interface FieldType {
  /** The module that has it; `core` needs none. */
  module: string;
  storage?: Settings;
  field?: Settings;
  widget: Plugin;
  /** Absent: not shown. */
  formatter?: Plugin;
}

const line = { size: 60, placeholder: '' };
const hidden = { override: 'hidden' };

/** The form of a paragraph inside another form. */
const paragraphsWidget: Plugin = [
  'paragraphs',
  {
    title: 'Paragraph',
    title_plural: 'Paragraphs',
    edit_mode: 'closed',
    closed_mode: 'summary',
    autocollapse: 'none',
    closed_mode_threshold: 0,
    add_mode: 'modal',
    form_display_mode: 'default',
    default_paragraph_type: '_none',
    features: { collapse_edit_all: 'collapse_edit_all', duplicate: 'duplicate' },
  },
];

export const FIELD_TYPES: Readonly<Record<string, FieldType>> = {
  string: {
    module: 'core',
    storage: { max_length: 255, case_sensitive: false, is_ascii: false },
    widget: ['string_textfield', line],
    formatter: ['string', { link_to_entity: false }],
  },
  string_long: {
    module: 'core',
    storage: { case_sensitive: false },
    widget: ['string_textarea', { rows: 4, placeholder: '' }],
    formatter: ['basic_string', {}],
  },
  text_long: {
    module: 'text',
    field: { allowed_formats: ['rich_text'] },
    widget: ['text_textarea', { rows: 5, placeholder: '' }],
    formatter: ['text_default', {}],
  },
  email: { module: 'core', widget: ['email_default', line], formatter: ['email_mailto', {}] },
  decimal: {
    module: 'core',
    storage: { precision: 12, scale: 3 },
    field: { min: null, max: null, prefix: '', suffix: '' },
    widget: ['number', { placeholder: '' }],
    formatter: [
      'number_decimal',
      { thousand_separator: '', decimal_separator: '.', scale: 3, prefix_suffix: true },
    ],
  },
  boolean: {
    module: 'core',
    field: { on_label: 'On', off_label: 'Off' },
    widget: ['boolean_checkbox', { display_label: true }],
    formatter: ['boolean', { format: 'default', format_custom_false: '', format_custom_true: '' }],
  },
  link: {
    module: 'link',
    field: { title: 1, link_type: 17 },
    widget: ['link_default', { placeholder_url: '', placeholder_title: '' }],
    formatter: ['link', { trim_length: 80, url_only: false, url_plain: false, rel: '', target: '' }],
  },
  list_string: { module: 'options', widget: ['options_select', {}], formatter: ['list_default', {}] },
  datetime: {
    module: 'datetime',
    widget: ['datetime_default', {}],
    formatter: ['datetime_default', { timezone_override: '', format_type: 'medium' }],
  },
  address: {
    module: 'address',
    field: {
      available_countries: {},
      langcode_override: '',
      // A place has no name of a person, which the module would require.
      field_overrides: { givenName: hidden, additionalName: hidden, familyName: hidden },
    },
    widget: ['address_default', {}],
    formatter: ['address_default', {}],
  },
  address_country: {
    module: 'address',
    field: { available_countries: {} },
    widget: ['address_country_default', {}],
    formatter: ['address_country_default', {}],
  },
  entity_reference: {
    module: 'core',
    widget: ['entity_reference_autocomplete', { match_operator: 'CONTAINS', match_limit: 10, ...line }],
    formatter: ['entity_reference_label', { link: true }],
  },
  entity_reference_revisions: {
    module: 'entity_reference_revisions',
    widget: paragraphsWidget,
    formatter: ['entity_reference_revisions_entity_view', { view_mode: 'default', link: '' }],
  },
  metatag: { module: 'metatag', widget: ['metatag_firehose', { sidebar: true, use_details: true }] },
};

/** Drupal's field types that the site can read as a kind; the first is what a new field gets. */
export const READABLE_TYPES: Readonly<Record<FieldKind, readonly [string, ...string[]]>> = {
  text: ['string', 'string_long', 'email', 'address_country', 'list_string'],
  longText: ['string_long', 'string'],
  email: ['email', 'string'],
  country: ['address_country', 'string'],
  html: ['text_long', 'text_with_summary', 'text'],
  number: ['decimal', 'integer', 'float', 'string'],
  boolean: ['boolean'],
  link: ['link'],
  choice: ['list_string', 'string'],
  datetime: ['datetime'],
  date: ['datetime'],
  address: ['address'],
  reference: ['entity_reference'],
  paragraphs: ['entity_reference_revisions'],
  metatag: ['metatag'],
};
