import { heroInclude, heroProps } from './hero.ts';
import type { Paragraph } from './Paragraph.ts';

export const sectionHero: Paragraph<'section-hero'> = {
  type: 'section-hero',
  include: heroInclude,
  toProps: heroProps,
};
