import { FILTER_NAMES, type FilterName } from '../../../../schemas/parts/filter.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { videoInclude, widePictureInclude } from './includes.ts';
import type { Paragraphs } from './Paragraph.ts';

/** Common props of heroes: words over a picture (schemas/parts/hero.ts). */
function heroProps(paragraph: ResourceReader) {
  return {
    label: paragraph.text('field_label'),
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    desktopImage: paragraph.image('field_desktop_image'),
    mobileImage: paragraph.image('field_mobile_image'),
    lightPicture: paragraph.boolean('field_light_picture') || undefined,
    darkPicture: paragraph.boolean('field_dark_picture') || undefined,
  };
}

/** Heroes: words over a picture from edge to edge. */
export const heroParagraphs = {
  'home-hero': {
    include: [...widePictureInclude, videoInclude('field_video')],
    toProps: (paragraph) => ({
      ...heroProps(paragraph),
      internVideo: paragraph.video('field_video'),
      link: paragraph.link('field_link'),
      secondLink: paragraph.link('field_second_link'),
    }),
  },
  /** An editor chooses the filters; the list provides their options. */
  'hub-hero': {
    include: [...widePictureInclude, videoInclude('field_video')],
    toProps: (paragraph) => {
      const names = [...new Set(parseFilters(paragraph))];
      return {
        ...heroProps(paragraph),
        internVideo: paragraph.video('field_video'),
        wordsInSky: paragraph.boolean('field_words_in_sky') || undefined,
        filters: names.length > 0 ? names.map((name) => ({ name, options: [] })) : undefined,
      };
    },
  },
  'product-hero': {
    include: [...widePictureInclude, videoInclude('field_video')],
    toProps: (paragraph) => ({
      ...heroProps(paragraph),
      nameBehind: paragraph.boolean('field_name_behind') || undefined,
      internVideo: paragraph.video('field_video'),
      externalVideo: paragraph.address('field_video_url'),
      link: paragraph.link('field_link'),
    }),
  },
} satisfies Paragraphs;

function parseFilters(paragraph: ResourceReader): FilterName[] {
  return paragraph
    .sharedStrings('field_filters')
    .map(
      (name) =>
        FILTER_NAMES.find((known) => known === name) ??
        paragraph.invalid('field_filters', `names an unknown filter, “${name}”`),
    )
    .filter((name) => name !== undefined);
}
