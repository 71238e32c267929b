import type { RequestListener } from 'node:http';
import { addresses } from '../admin/addresses.ts';
import { createDropMarks } from '../admin/createDropMarks.ts';
import type { EditedBrand } from '../admin/editorsRouter.ts';
import { type AppServices, createApp } from '../app.ts';
import { createNullRecord, type PageRecord } from '../cache/PageRecord.ts';
import { createSitePageCache } from '../cache/pages/createSitePageCache.ts';
import { createPurger, type Purger } from '../cache/purge/createPurger.ts';
import type { SharedStores } from '../cache/redis/startSharedStores.ts';
import { startWarmUp } from '../cache/warm-up/startWarmUp.ts';
import { createFileServices } from '../media/createFileServices.ts';
import { mapTiles } from '../media/tiles/TileOrder.ts';
import { createSearchSource } from '../pages/search/createSearchSource.ts';
import { createSiteSearch } from '../pages/search/createSiteSearch.ts';
import type { Circuit } from '../services/upstream/createCircuitBreaker.ts';
import type { OpenBrand } from './openBrand.ts';

/** What all brands of a process share. */
interface SharedParts
  extends Pick<AppServices, 'leads' | 'ring' | 'visitorKeys' | 'reporter' | 'shared' | 'assets'> {
  stores: SharedStores;
  /** Circuits of the targets of leads. */
  leadCircuits: Record<string, Circuit>;
  isClosing: () => boolean;
  adminUrl: () => string | undefined;
}

export interface BrandSite {
  /** Answers its requests. */
  application: RequestListener;
  services: AppServices;
  purge: Purger['purge'];
  /** The brand with the embedded content service, whose drafts are edited on the admin port. */
  edited: EditedBrand | undefined;
  /** Ends the warm-up and the upkeep of the search. */
  stop(): void;
}

/**
 * The site of one brand: its pages, caches and application. Starts the warm-up.
 *
 * @param siteUrl origin, where SITE_URL names none.
 */
export function createBrandSite(
  { config, log, cache, clients, service }: OpenBrand,
  siteUrl: string,
  { stores, leadCircuits, isClosing, adminUrl, ...shared }: SharedParts,
): BrandSite {
  const { captcha, contentService, geocoder } = clients;
  const search = createSiteSearch({
    ...createSearchSource({
      content: clients.contentFor(createNullRecord(Number.POSITIVE_INFINITY)),
      servicesFor: (record) => servicesFor(record),
      brand: config.brand,
      log,
    }),
    languages: config.brand.languages,
    ...(config.brand.searchWords && { searchWords: config.brand.searchWords }),
    log,
  });
  const unbound = {
    ...shared,
    log,
    geocoder,
    captcha,
    forms: {
      channels: config.leadChannels,
      puzzle: { sitekey: captcha.sitekey, url: captcha.puzzleUrl },
    },
    mapTiles: mapTiles(config),
    search,
    brand: config.brand,
    siteUrl: config.siteUrl ?? siteUrl,
    createDropMarks: config.production ? undefined : createDropMarks(adminUrl),
    files: createFileServices(config, { source: contentService, log }),
  };
  const servicesFor = (record: PageRecord) => ({
    ...unbound,
    record,
    content: clients.contentFor(record),
    dealers: clients.dealersFor(record),
  });
  const services = servicesFor(createNullRecord(config.contentBudgetMs));
  const pageCache = createSitePageCache(config, { services, servicesFor, log, getPageStore: stores.pages });
  const { purge } = createPurger({
    data: {
      purge: (purged) => {
        clients.forgetMissing();
        return cache.purge(purged);
      },
    },
    pages: {
      purge: (purged) => {
        search.purge(purged);
        return pageCache?.cache.purge(purged) ?? 0;
      },
      tagsAt: async (paths) => (await pageCache?.cache.tagsAt(paths)) ?? [],
    },
    channel: stores.channel,
    log,
  });
  const warmUp =
    pageCache && config.warmUp
      ? startWarmUp({
          content: clients.contentFor(createNullRecord(Number.POSITIVE_INFINITY)),
          languages: config.brand.languages,
          cache: pageCache.cache,
          images: unbound.files.images,
          circuits: [clients.circuits.content, clients.circuits.dealers],
          log,
        })
      : undefined;
  if (config.warmUp) search.start();
  const readiness = {
    services: { content: clients.isReady, leads: () => shared.leads.ping().then(() => true) },
    hasRedis: shared.shared?.isThere,
    isClosing,
    circuits: { ...clients.circuits, ...leadCircuits },
    warmUp: warmUp?.progress,
  };
  const appServices = {
    ...services,
    servicesFor,
    readiness,
    cachedPages: pageCache,
    purge,
    preview: service.preview && {
      access: service.preview,
      checkDraftUrl: clients.checkDraftUrl,
      editUrl: () => adminUrl() && `${adminUrl()}${addresses.editors}`,
    },
  };
  const app = createApp(config, appServices);
  return {
    application: pageCache?.wrapApplication(app) ?? app,
    services: appServices,
    purge,
    edited:
      service.preview && service.editUrl === undefined
        ? { name: config.brand.name, siteUrl: services.siteUrl, service, purge }
        : undefined,
    stop: () => {
      warmUp?.stop();
      search.stop();
    },
  };
}
