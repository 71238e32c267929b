import { FILTER_NAMES, type FilterName } from '../../../schemas/parts/filter.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { heroProps } from './hero.ts';
import { videoInclude, widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

/** An editor chooses which filters there are; what can be chosen in them is known to whoever makes the list. */
export const hubHero: Paragraph<'hub-hero'> = {
  type: 'hub-hero',
  include: [...widePictureInclude, videoInclude('field_video')],
  toProps: (paragraph) => {
    const names = [...new Set(readFilters(paragraph))];
    return {
      ...heroProps(paragraph),
      internVideo: paragraph.video('field_video'),
      filters: names.length > 0 ? names.map((name) => ({ name, options: [] })) : undefined,
    };
  },
};

function readFilters(paragraph: ResourceReader): FilterName[] {
  return paragraph
    .strings('field_filters')
    .map(
      (name) =>
        FILTER_NAMES.find((known) => known === name) ??
        paragraph.invalid('field_filters', `names an unknown filter, “${name}”`),
    )
    .filter((name) => name !== undefined);
}
