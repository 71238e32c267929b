import { anchor } from './anchor.ts';
import { anchorsMenu } from './anchorsMenu.ts';
import { articleCarousel } from './articleCarousel.ts';
import { blogHighlight } from './blogHighlight.ts';
import { buttonsSection } from './buttonsSection.ts';
import { compareSpecifications } from './compareSpecifications.ts';
import { contactForm } from './contactForm.ts';
import { coralCounter } from './coralCounter.ts';
import { dealerDescription } from './dealerDescription.ts';
import { freeContent } from './freeContent.ts';
import { fullMedia } from './fullMedia.ts';
import { highlights } from './highlights.ts';
import { homeHero } from './homeHero.ts';
import { horizontalTextMedia } from './horizontalTextMedia.ts';
import { hubHero } from './hubHero.ts';
import { imageSlider } from './imageSlider.ts';
import { keyFigures } from './keyFigures.ts';
import { lead } from './lead.ts';
import type { Paragraph } from './Paragraph.ts';
import { packs } from './packs.ts';
import { parallax } from './parallax.ts';
import { pressReviewCarousel } from './pressReviewCarousel.ts';
import { productCarousel } from './productCarousel.ts';
import { productHero } from './productHero.ts';
import { productIntroduction } from './productIntroduction.ts';
import { quotation } from './quotation.ts';
import { secondaryHero } from './secondaryHero.ts';
import { sectionHero } from './sectionHero.ts';
import { simpleImage } from './simpleImage.ts';
import { textMedia } from './textMedia.ts';
import { threeColumns } from './threeColumns.ts';
import { timeline } from './timeline.ts';
import { versions } from './versions.ts';

/** Every paragraph bundle the site can show, by its name in the content service. */
export const paragraphTable: ReadonlyMap<string, Paragraph> = new Map<string, Paragraph>(
  Object.entries({
    anchor,
    anchors_menu: anchorsMenu,
    article_carousel: articleCarousel,
    blog_highlight: blogHighlight,
    buttons_section: buttonsSection,
    compare_specifications: compareSpecifications,
    contact_form: contactForm,
    coral_counter: coralCounter,
    dealer_description: dealerDescription,
    free_content: freeContent,
    full_media: fullMedia,
    highlights,
    home_hero: homeHero,
    horizontal_text_media: horizontalTextMedia,
    hub_hero: hubHero,
    image_slider: imageSlider,
    key_figures: keyFigures,
    lead,
    packs,
    parallax,
    press_review_carousel: pressReviewCarousel,
    product_carousel: productCarousel,
    product_hero: productHero,
    product_introduction: productIntroduction,
    quotation,
    secondary_hero: secondaryHero,
    section_hero: sectionHero,
    simple_image: simpleImage,
    text_media: textMedia,
    three_columns: threeColumns,
    timeline,
    versions,
  }),
);
