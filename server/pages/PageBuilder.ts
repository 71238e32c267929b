import type { Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { RouteMatch } from '../../locales/parsePath.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Page } from '../../schemas/page.ts';
import type { MapView } from '../../schemas/parts/map.ts';
import type { PageRecord } from '../cache/PageRecord.ts';
import type { FormSettings } from '../leads/FormSettings.ts';
import type { Content, RawBlock } from '../services/content/Content.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';

/** A page JSON as a builder makes it: without the lists of the frame, and with blocks that are not validated yet. */
export type PageDraft = Omit<Page, 'blocks' | 'lists' | 'brand'> & { blocks: RawBlock[] };

/** Texts of the catalogue of one language, on the server; to a page builder's, `{brand}` is known. */
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** Whom page builders may ask, and what is the same for every page. */
export interface PageServices {
  /** Hears what the page that is being made is made of. */
  record: PageRecord;
  content: Content;
  dealers: DealerService;
  /** Where the tiles of maps come from, and whom they are owed to. */
  mapTiles: (locale: Locale) => Pick<MapView, 'tiles' | 'maxZoom' | 'attribution'>;
  forms: FormSettings;
  /** Whose site it is: the file of the brand as it stands (schemas/brand.ts). */
  brand: Brand;
  /** Origin of the site, for addresses that must be absolute. */
  siteUrl: string;
}

/** What a page builder works with: the address, and everything it may ask. */
export interface PageRequest extends PageServices {
  route: RouteMatch;
  text: Translate;
  /** Of the address; a builder reads from it what it knows, and nothing else. */
  query: URLSearchParams;
  /**
   * Finds the country that a visitor's search names. Undefined where the page is made for all visitors, as cached pages
   * are: their query never holds a search (getKnownQuery).
   */
  geocoder: Geocoder | undefined;
  now: Date;
}

export interface PageRedirect {
  type: 'redirect';
  status: number;
  location: string;
  /** What the site reads of the visitor's query is in it already, or means nothing there; any other is taken along. */
  isComplete?: true;
}

export type PageAnswer =
  | {
      type: 'page';
      draft: PageDraft;
      /**
       * What the builder understood of the query, in its one spelling, such as `?category=regattas&page=2`: any other
       * spelling of it is redirected there. Without it, only a form on the page reads the query (modelQuery).
       */
      query?: string;
    }
  | PageRedirect;

/** From an address and the content to what answers it; undefined when nothing stands there. */
export type PageBuilder = (request: PageRequest) => Promise<PageAnswer | undefined>;
