import { heroInclude, heroProps } from './hero.ts';
import type { Paragraph } from './Paragraph.ts';

export const secondaryHero: Paragraph<'secondary-hero'> = {
  type: 'secondary-hero',
  include: heroInclude,
  toProps: heroProps,
};
