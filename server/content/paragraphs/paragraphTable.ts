import { buttonsSection } from './buttonsSection.ts';
import { compareSpecifications } from './compareSpecifications.ts';
import { freeContent } from './freeContent.ts';
import { fullMedia } from './fullMedia.ts';
import { homeHero } from './homeHero.ts';
import { keyFigures } from './keyFigures.ts';
import type { Paragraph } from './Paragraph.ts';
import { productCarousel } from './productCarousel.ts';
import { productHero } from './productHero.ts';
import { productIntroduction } from './productIntroduction.ts';
import { quotation } from './quotation.ts';
import { secondaryHero } from './secondaryHero.ts';
import { textMedia } from './textMedia.ts';
import { threeColumns } from './threeColumns.ts';

/** Every paragraph bundle the site can show, by its name in the content service. */
export const paragraphTable: ReadonlyMap<string, Paragraph> = new Map<string, Paragraph>(
  Object.entries({
    buttons_section: buttonsSection,
    compare_specifications: compareSpecifications,
    free_content: freeContent,
    full_media: fullMedia,
    home_hero: homeHero,
    key_figures: keyFigures,
    product_carousel: productCarousel,
    product_hero: productHero,
    product_introduction: productIntroduction,
    quotation,
    secondary_hero: secondaryHero,
    text_media: textMedia,
    three_columns: threeColumns,
  }),
);
