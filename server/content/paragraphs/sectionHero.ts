import { heroProps } from './hero.ts';
import { widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const sectionHero: Paragraph<'section-hero'> = {
  type: 'section-hero',
  include: widePictureInclude,
  toProps: heroProps,
};
