import type { ConfigObject } from '../model/DrupalModel.ts';

/** Elements and attributes of rich text that the site keeps, as Drupal writes them. */
const ALLOWED_HTML = [
  ...['<p>', '<br>', '<hr>', '<h2 id>', '<h3 id>', '<h4 id>', '<blockquote cite>'],
  ...['<ul>', '<ol start reversed>', '<li>', '<dl>', '<dt>', '<dd>'],
  ...['<strong>', '<em>', '<u>', '<s>', '<sub>', '<sup>', '<cite>', '<span lang dir>'],
  ...['<a href hreflang target aria-label>'],
  '<img src alt height width data-entity-uuid data-entity-type data-caption data-align>',
  ...[
    '<table>',
    '<caption>',
    '<thead>',
    '<tbody>',
    '<tfoot>',
    '<tr>',
    '<th rowspan colspan>',
    '<td rowspan colspan>',
  ],
];

const filter = (id: string, provider: string, weight: number, settings: object = {}) => ({
  [id]: { id, provider, status: true, weight, settings },
});

/** The text format of every rich text field, and its editor. */
export const textFormat: readonly ConfigObject[] = [
  {
    name: 'filter.format.rich_text',
    usedBy: ['rich text'],
    data: {
      langcode: 'en',
      status: true,
      dependencies: { module: ['editor'] },
      name: 'Rich text',
      format: 'rich_text',
      weight: -5,
      filters: {
        ...filter('filter_html', 'filter', -10, {
          allowed_html: ALLOWED_HTML.join(' '),
          filter_html_help: false,
          filter_html_nofollow: false,
        }),
        ...filter('filter_align', 'filter', 7),
        ...filter('filter_caption', 'filter', 8),
        ...filter('filter_htmlcorrector', 'filter', 10),
        ...filter('editor_file_reference', 'editor', 11),
      },
    },
  },
  {
    name: 'editor.editor.rich_text',
    usedBy: ['rich text'],
    data: {
      langcode: 'en',
      status: true,
      dependencies: { config: ['filter.format.rich_text'], module: ['ckeditor5'] },
      format: 'rich_text',
      editor: 'ckeditor5',
      settings: {
        toolbar: {
          items: [
            ...[
              'bold',
              'italic',
              'underline',
              'strikethrough',
              'superscript',
              'subscript',
              'removeFormat',
              '|',
            ],
            ...['link', '|', 'bulletedList', 'numberedList', '|'],
            ...['blockQuote', 'drupalInsertImage', 'insertTable', 'horizontalLine', '|', 'heading'],
            ...['textPartLanguage', '|', 'sourceEditing'],
          ],
        },
        plugins: {
          ckeditor5_heading: { enabled_headings: ['heading2', 'heading3', 'heading4'] },
          ckeditor5_imageResize: { allow_resize: true },
          ckeditor5_language: { language_list: 'un' },
          ckeditor5_list: { properties: { reversed: true, startIndex: true }, multiBlock: true },
          ckeditor5_sourceEditing: {
            allowed_tags: [
              ...['<cite>', '<dl>', '<dt>', '<dd>', '<blockquote cite>', '<h2 id>', '<h3 id>', '<h4 id>'],
              '<a hreflang target aria-label>',
            ],
          },
        },
      },
      image_upload: {
        status: true,
        scheme: 'public',
        directory: 'inline-images',
        max_size: null,
        max_dimensions: { width: null, height: null },
      },
    },
  },
];
