import { heroProps } from './hero.ts';
import { widePictureInclude } from './includes.ts';
import type { Paragraph } from './Paragraph.ts';

export const secondaryHero: Paragraph<'secondary-hero'> = {
  type: 'secondary-hero',
  include: widePictureInclude,
  toProps: heroProps,
};
