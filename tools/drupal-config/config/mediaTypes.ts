const file = {
  handler: 'default:file',
  handler_settings: {},
  file_directory: '[date:custom:Y]-[date:custom:m]',
};
const noDefault = { uuid: null, alt: '', title: '', width: null, height: null };
const storage = { target_type: 'file', display_field: false, display_default: false, uri_scheme: 'public' };

/** The two media types, as core's own recipes have them. */
export const MEDIA_TYPES = [
  {
    bundle: 'image',
    label: 'Image',
    source: 'image',
    field: 'field_media_image',
    type: 'image',
    modules: ['file', 'image', 'media'],
    storage: { ...storage, default_image: noDefault },
    settings: {
      ...file,
      file_extensions: 'png gif jpg jpeg webp avif',
      max_filesize: '',
      max_resolution: '',
      min_resolution: '',
      alt_field: true,
      alt_field_required: false,
      title_field: false,
      title_field_required: false,
      default_image: noDefault,
    },
    // The words are translated, the file is one for all languages.
    synchronized: { alt: 'alt', title: 'title', file: '0' },
    description:
      'Alternative text is what people hear who do not see the picture; leave it empty for decoration.',
    widget: {
      type: 'image_image',
      settings: { progress_indicator: 'throbber', preview_image_style: 'thumbnail' },
    },
    formatter: {
      type: 'image',
      settings: { image_style: 'large', image_link: '', image_loading: { attribute: 'lazy' } },
    },
    styles: ['image.style.thumbnail', 'image.style.large'],
  },
  {
    bundle: 'video',
    label: 'Video',
    source: 'video_file',
    field: 'field_media_video_file',
    type: 'file',
    modules: ['file', 'media'],
    storage,
    settings: { ...file, file_extensions: 'mp4 webm', max_filesize: '', description_field: false },
    synchronized: undefined,
    description: '',
    widget: { type: 'file_generic', settings: { progress_indicator: 'throbber' } },
    formatter: { type: 'file_default', settings: { use_description_as_link_text: true } },
    styles: [undefined, undefined],
  },
] as const;
