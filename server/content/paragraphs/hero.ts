import type { ResourceReader } from '../jsonapi/ResourceReader.ts';

/** What every hero has: words over a picture (schemas/parts/hero.ts). */
export function heroProps(paragraph: ResourceReader) {
  return {
    label: paragraph.text('field_label'),
    heading: paragraph.text('field_heading'),
    text: paragraph.html('field_text'),
    desktopImage: paragraph.image('field_desktop_image'),
    mobileImage: paragraph.image('field_mobile_image'),
  };
}
