const media = (id: string, width: number, height: number) => [
  {
    type: 'media--image',
    id,
    attributes: { langcode: 'en' },
    relationships: {
      field_media_image: {
        data: { type: 'file--file', id: `${id}-file`, meta: { alt: 'At anchor', width, height } },
      },
    },
  },
  {
    type: 'file--file',
    id: `${id}-file`,
    attributes: { uri: { url: `/sites/default/files/${id}.jpg` }, filemime: 'image/jpeg' },
  },
];

/** A promotional visual as the content service delivers it, with the fields of a test in place of its own. */
export const smallLightbox = (attributes: object = {}, relationships: object = {}): object => ({
  data: [
    {
      type: 'config_pages--lightbox_en',
      id: 'visual',
      attributes: {
        label: 'Promotional visual',
        field_link: { uri: 'https://promo.example/', title: null, options: [] },
        ...attributes,
      },
      relationships: {
        field_desktop_image: { data: { type: 'media--image', id: 'wide', meta: {} } },
        field_mobile_image: { data: { type: 'media--image', id: 'narrow', meta: {} } },
        ...relationships,
      },
    },
  ],
  included: [...media('wide', 1440, 810), ...media('narrow', 768, 1024)],
});
