import { type ButtonsSection, buttonsSectionSchema } from './blocks/buttons-section.ts';
import { type CompareSpecifications, compareSpecificationsSchema } from './blocks/compare-specifications.ts';
import { type ErrorMessage, errorMessageSchema } from './blocks/error-message.ts';
import { type FreeContent, freeContentSchema } from './blocks/free-content.ts';
import { type FullMedia, fullMediaSchema } from './blocks/full-media.ts';
import { type HomeHero, homeHeroSchema } from './blocks/home-hero.ts';
import { type KeyFigures, keyFiguresSchema } from './blocks/key-figures.ts';
import { type PageTitle, pageTitleSchema } from './blocks/page-title.ts';
import { type ProductCarousel, productCarouselSchema } from './blocks/product-carousel.ts';
import { type ProductHero, productHeroSchema } from './blocks/product-hero.ts';
import { type ProductIntroduction, productIntroductionSchema } from './blocks/product-introduction.ts';
import { type Quotation, quotationSchema } from './blocks/quotation.ts';
import { type SecondaryHero, secondaryHeroSchema } from './blocks/secondary-hero.ts';
import { type TextMedia, textMediaSchema } from './blocks/text-media.ts';
import { type ThreeColumns, threeColumnsSchema } from './blocks/three-columns.ts';

/**
 * Props of every block type. Written out, because a mapped FromSchema type is too deep for the compiler
 * (docs/decisions/2026-11-21-typed-registry.md); blockSchemas below must have the same keys.
 */
export interface BlockProps {
  'buttons-section': ButtonsSection;
  'compare-specifications': CompareSpecifications;
  'error-message': ErrorMessage;
  'free-content': FreeContent;
  'full-media': FullMedia;
  'home-hero': HomeHero;
  'key-figures': KeyFigures;
  'page-title': PageTitle;
  'product-carousel': ProductCarousel;
  'product-hero': ProductHero;
  'product-introduction': ProductIntroduction;
  quotation: Quotation;
  'secondary-hero': SecondaryHero;
  'text-media': TextMedia;
  'three-columns': ThreeColumns;
}

export type BlockType = keyof BlockProps;

export const blockSchemas: Record<BlockType, object> = {
  'buttons-section': buttonsSectionSchema,
  'compare-specifications': compareSpecificationsSchema,
  'error-message': errorMessageSchema,
  'free-content': freeContentSchema,
  'full-media': fullMediaSchema,
  'home-hero': homeHeroSchema,
  'key-figures': keyFiguresSchema,
  'page-title': pageTitleSchema,
  'product-carousel': productCarouselSchema,
  'product-hero': productHeroSchema,
  'product-introduction': productIntroductionSchema,
  quotation: quotationSchema,
  'secondary-hero': secondaryHeroSchema,
  'text-media': textMediaSchema,
  'three-columns': threeColumnsSchema,
};
