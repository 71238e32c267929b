import type { BlockSchema } from './BlockSchema.ts';
import { type Anchor, anchorSchema } from './blocks/anchor.ts';
import { type AnchorsMenu, anchorsMenuSchema } from './blocks/anchors-menu.ts';
import { type ArticleCarousel, articleCarouselSchema } from './blocks/article-carousel.ts';
import { type ArticleHero, articleHeroSchema } from './blocks/article-hero.ts';
import { type ArticleList, articleListSchema } from './blocks/article-list.ts';
import { type BlogHighlight, blogHighlightSchema } from './blocks/blog-highlight.ts';
import { type BoatFinder, boatFinderSchema } from './blocks/boat-finder.ts';
import { type BoatPicker, boatPickerSchema } from './blocks/boat-picker.ts';
import { type BoatSiblings, boatSiblingsSchema } from './blocks/boat-siblings.ts';
import { type ButtonsSection, buttonsSectionSchema } from './blocks/buttons-section.ts';
import { type CabinLayouts, cabinLayoutsSchema } from './blocks/cabin-layouts.ts';
import { type CompareSpecifications, compareSpecificationsSchema } from './blocks/compare-specifications.ts';
import { type Configurator, configuratorSchema } from './blocks/configurator.ts';
import { type ContactForm, contactFormSchema } from './blocks/contact-form.ts';
import { type CoralCounter, coralCounterSchema } from './blocks/coral-counter.ts';
import { type CrewScene, crewSceneSchema } from './blocks/crew-scene.ts';
import { type DealerDescription, dealerDescriptionSchema } from './blocks/dealer-description.ts';
import { type DealerDetails, dealerDetailsSchema } from './blocks/dealer-details.ts';
import { type DealerHero, dealerHeroSchema } from './blocks/dealer-hero.ts';
import { type ErrorMessage, errorMessageSchema } from './blocks/error-message.ts';
import { type EventDescription, eventDescriptionSchema } from './blocks/event-description.ts';
import { type EventHero, eventHeroSchema } from './blocks/event-hero.ts';
import { type EventList, eventListSchema } from './blocks/event-list.ts';
import { type FeaturedItem, featuredItemSchema } from './blocks/featured-item.ts';
import { type FreeContent, freeContentSchema } from './blocks/free-content.ts';
import { type FullMedia, fullMediaSchema } from './blocks/full-media.ts';
import { type Highlights, highlightsSchema } from './blocks/highlights.ts';
import { type HomeHero, homeHeroSchema } from './blocks/home-hero.ts';
import { type HorizontalTextMedia, horizontalTextMediaSchema } from './blocks/horizontal-text-media.ts';
import { type HubHero, hubHeroSchema } from './blocks/hub-hero.ts';
import { type ImageSlider, imageSliderSchema } from './blocks/image-slider.ts';
import { type KeyFigures, keyFiguresSchema } from './blocks/key-figures.ts';
import { type Lead, leadSchema } from './blocks/lead.ts';
import { type LeadForm, leadFormSchema } from './blocks/lead-form.ts';
import { type Locator, locatorSchema } from './blocks/locator.ts';
import { type LookAround, lookAroundSchema } from './blocks/look-around.ts';
import { type NightScene, nightSceneSchema } from './blocks/night-scene.ts';
import { type Offer, offerSchema } from './blocks/offer.ts';
import { type Packs, packsSchema } from './blocks/packs.ts';
import { type PageTitle, pageTitleSchema } from './blocks/page-title.ts';
import { type Parallax, parallaxSchema } from './blocks/parallax.ts';
import { type PassageScene, passageSceneSchema } from './blocks/passage-scene.ts';
import { type Polar, polarSchema } from './blocks/polar.ts';
import { type PressReviewCarousel, pressReviewCarouselSchema } from './blocks/press-review-carousel.ts';
import { type ProductCarousel, productCarouselSchema } from './blocks/product-carousel.ts';
import { type ProductHero, productHeroSchema } from './blocks/product-hero.ts';
import { type ProductIntroduction, productIntroductionSchema } from './blocks/product-introduction.ts';
import { type Promotion, promotionSchema } from './blocks/promotion.ts';
import { type Quotation, quotationSchema } from './blocks/quotation.ts';
import { type SearchResults, searchResultsSchema } from './blocks/search-results.ts';
import { type SecondaryHero, secondaryHeroSchema } from './blocks/secondary-hero.ts';
import { type SectionHero, sectionHeroSchema } from './blocks/section-hero.ts';
import { type ShareLinks, shareLinksSchema } from './blocks/share-links.ts';
import { type SiblingLinks, siblingLinksSchema } from './blocks/sibling-links.ts';
import { type SimpleImage, simpleImageSchema } from './blocks/simple-image.ts';
import { type SiteMap, siteMapSchema } from './blocks/site-map.ts';
import { type StoryIntro, storyIntroSchema } from './blocks/story-intro.ts';
import { type TextMedia, textMediaSchema } from './blocks/text-media.ts';
import { type ThreeColumns, threeColumnsSchema } from './blocks/three-columns.ts';
import { type TideScene, tideSceneSchema } from './blocks/tide-scene.ts';
import { type Timeline, timelineSchema } from './blocks/timeline.ts';
import { type Versions, versionsSchema } from './blocks/versions.ts';
import { type VoyageScene, voyageSceneSchema } from './blocks/voyage-scene.ts';
import { type Waterline, waterlineSchema } from './blocks/waterline.ts';
import { type WeightScene, weightSceneSchema } from './blocks/weight-scene.ts';

/**
 * Props of every block type. Written by hand, because a mapped FromSchema type is too deep for the compiler
 * (docs/decisions/2026-11-21-typed-registry.md); blockSchemas below must have the same keys.
 */
export interface BlockProps {
  anchor: Anchor;
  'anchors-menu': AnchorsMenu;
  'article-carousel': ArticleCarousel;
  'article-hero': ArticleHero;
  'article-list': ArticleList;
  'blog-highlight': BlogHighlight;
  'buttons-section': ButtonsSection;
  'cabin-layouts': CabinLayouts;
  'compare-specifications': CompareSpecifications;
  'boat-finder': BoatFinder;
  'boat-picker': BoatPicker;
  'boat-siblings': BoatSiblings;
  configurator: Configurator;
  'contact-form': ContactForm;
  'coral-counter': CoralCounter;
  'crew-scene': CrewScene;
  'dealer-description': DealerDescription;
  'dealer-details': DealerDetails;
  'dealer-hero': DealerHero;
  'error-message': ErrorMessage;
  'event-description': EventDescription;
  'event-hero': EventHero;
  'event-list': EventList;
  'featured-item': FeaturedItem;
  'free-content': FreeContent;
  'full-media': FullMedia;
  highlights: Highlights;
  'home-hero': HomeHero;
  'horizontal-text-media': HorizontalTextMedia;
  'hub-hero': HubHero;
  'image-slider': ImageSlider;
  'key-figures': KeyFigures;
  lead: Lead;
  'lead-form': LeadForm;
  locator: Locator;
  'look-around': LookAround;
  'night-scene': NightScene;
  offer: Offer;
  packs: Packs;
  'page-title': PageTitle;
  parallax: Parallax;
  'passage-scene': PassageScene;
  polar: Polar;
  'press-review-carousel': PressReviewCarousel;
  'product-carousel': ProductCarousel;
  'product-hero': ProductHero;
  'product-introduction': ProductIntroduction;
  promotion: Promotion;
  quotation: Quotation;
  'secondary-hero': SecondaryHero;
  'search-results': SearchResults;
  'section-hero': SectionHero;
  'share-links': ShareLinks;
  'sibling-links': SiblingLinks;
  'simple-image': SimpleImage;
  'site-map': SiteMap;
  'story-intro': StoryIntro;
  'text-media': TextMedia;
  'three-columns': ThreeColumns;
  'tide-scene': TideScene;
  timeline: Timeline;
  versions: Versions;
  'voyage-scene': VoyageScene;
  waterline: Waterline;
  'weight-scene': WeightScene;
}

export type BlockType = keyof BlockProps;

export const blockSchemas: Record<BlockType, BlockSchema> = {
  anchor: anchorSchema,
  'anchors-menu': anchorsMenuSchema,
  'article-carousel': articleCarouselSchema,
  'article-hero': articleHeroSchema,
  'article-list': articleListSchema,
  'blog-highlight': blogHighlightSchema,
  'buttons-section': buttonsSectionSchema,
  'cabin-layouts': cabinLayoutsSchema,
  'compare-specifications': compareSpecificationsSchema,
  'boat-finder': boatFinderSchema,
  'boat-picker': boatPickerSchema,
  'boat-siblings': boatSiblingsSchema,
  configurator: configuratorSchema,
  'contact-form': contactFormSchema,
  'coral-counter': coralCounterSchema,
  'crew-scene': crewSceneSchema,
  'dealer-description': dealerDescriptionSchema,
  'dealer-details': dealerDetailsSchema,
  'dealer-hero': dealerHeroSchema,
  'error-message': errorMessageSchema,
  'event-description': eventDescriptionSchema,
  'event-hero': eventHeroSchema,
  'event-list': eventListSchema,
  'featured-item': featuredItemSchema,
  'free-content': freeContentSchema,
  'full-media': fullMediaSchema,
  highlights: highlightsSchema,
  'home-hero': homeHeroSchema,
  'horizontal-text-media': horizontalTextMediaSchema,
  'hub-hero': hubHeroSchema,
  'image-slider': imageSliderSchema,
  'key-figures': keyFiguresSchema,
  lead: leadSchema,
  'lead-form': leadFormSchema,
  locator: locatorSchema,
  'look-around': lookAroundSchema,
  'night-scene': nightSceneSchema,
  offer: offerSchema,
  packs: packsSchema,
  'page-title': pageTitleSchema,
  parallax: parallaxSchema,
  'passage-scene': passageSceneSchema,
  polar: polarSchema,
  'press-review-carousel': pressReviewCarouselSchema,
  'product-carousel': productCarouselSchema,
  'product-hero': productHeroSchema,
  'product-introduction': productIntroductionSchema,
  promotion: promotionSchema,
  quotation: quotationSchema,
  'secondary-hero': secondaryHeroSchema,
  'search-results': searchResultsSchema,
  'section-hero': sectionHeroSchema,
  'share-links': shareLinksSchema,
  'sibling-links': siblingLinksSchema,
  'simple-image': simpleImageSchema,
  'site-map': siteMapSchema,
  'story-intro': storyIntroSchema,
  'text-media': textMediaSchema,
  'three-columns': threeColumnsSchema,
  'tide-scene': tideSceneSchema,
  timeline: timelineSchema,
  versions: versionsSchema,
  'voyage-scene': voyageSceneSchema,
  waterline: waterlineSchema,
  'weight-scene': weightSceneSchema,
};
