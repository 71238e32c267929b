import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { imageInclude } from './includes.ts';

/** What the items of `field_items` need, where they have a picture. */
export const pictureItemInclude = [imageInclude('field_items.field_image')];

/** What most items have: a picture, a heading, a text. */
export function pictureItem(item: ResourceReader) {
  return {
    image: item.image('field_image'),
    heading: item.text('field_heading'),
    text: item.html('field_text'),
  };
}
