import type { Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { RouteMatch } from '../../locales/parsePath.ts';
import type { DroppedBlock } from '../../renderer/src/validate.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { DropMark, Page } from '../../schemas/page.ts';
import type { MapView } from '../../schemas/parts/map.ts';
import type { PageRecord } from '../cache/PageRecord.ts';
import type { FormSettings } from '../leads/FormSettings.ts';
import type { Content, RawBlock } from '../services/content/Content.ts';
import type { EditedEntity } from '../services/content/ContentEvent.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';
import type { SiteSearch } from './search/SiteSearch.ts';

/** A page JSON from a builder: without the lists of the frame, and with blocks that are not validated yet. */
export type PageDraft = Omit<Page, 'blocks' | 'lists' | 'brand' | 'dropMarks'> & {
  blocks: RawBlock[];
  /** Where an editor corrects the page; no part of its JSON. */
  entity?: EditedEntity;
  /** On a model's page: whether its brochure cannot be ordered (hasBrochure); no part of its JSON. */
  lacksBrochure?: boolean;
};

/** Formats a message of one language on the server; in page builders `{brand}` is set. */
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** The services of page builders, and what is the same for every page. */
export interface PageServices {
  /** Records the dependencies of the page. */
  record: PageRecord;
  content: Content;
  dealers: DealerService;
  /** Finds pages by words. */
  search: SiteSearch;
  /** Tiles of maps and their attribution. */
  mapTiles: (locale: Locale) => Pick<MapView, 'tiles' | 'maxZoom' | 'attribution'>;
  forms: FormSettings;
  /** The brand's file (schemas/brand.ts). */
  brand: Brand;
  /** Origin of the site, for absolute URLs. */
  siteUrl: string;
  /** Moment for which a page is made; default: now. */
  now?: Date;
  /** In development, and in previews: marks for the blocks that a page has lost on the way from its draft. */
  createDropMarks?:
    | ((draft: PageDraft, page: Page, dropped: readonly DroppedBlock[]) => readonly DropMark[])
    | undefined;
}

/** Input of a page builder: the address, and the services. */
export interface PageRequest extends PageServices {
  route: RouteMatch;
  text: Translate;
  /** Of the address; builders read only the parameters they know. */
  query: URLSearchParams;
  /**
   * Finds the country in a visitor's search. Undefined for pages for all visitors, such as cached ones: their query
   * never holds a search (getKnownQuery).
   */
  geocoder: Geocoder | undefined;
  now: Date;
}

export interface PageRedirect {
  type: 'redirect';
  status: number;
  location: string;
  /** The location contains what remains of the query; otherwise the visitor's query is appended. */
  isComplete?: true;
}

export type PageAnswer =
  | {
      type: 'page';
      draft: PageDraft;
      /**
       * The canonical query as the builder understood it, such as `?category=regattas&page=2`: any other spelling
       * redirects there. Absent: only a form on the page reads the query (modelQuery).
       */
      query?: string;
    }
  | PageRedirect;

/** Address and content → the answer; undefined when the page does not exist. */
export type PageBuilder = (request: PageRequest) => Promise<PageAnswer | undefined>;
