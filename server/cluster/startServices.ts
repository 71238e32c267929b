import type { Config } from '../config/parseConfig.ts';
import { startEmbeddedCrm } from '../leads/startLeads.ts';
import { startEmbeddedCaptcha } from '../services/captcha/startCaptcha.ts';
import { startContent } from '../services/content/startContent.ts';
import { startDealers } from '../services/dealers/startDealers.ts';
import { startEmbeddedGeocoder } from '../services/geocoding/startGeocoder.ts';
import type { GivenServices } from './WorkerRole.ts';

export interface RunningServices {
  /** Of each brand, in their order. */
  given: readonly GivenServices[];
  close(): Promise<void>;
}

/**
 * Starts the embedded services once for several processes; configured ones are unchanged.
 * @throws ContentProblem
 */
export async function startServices(config: Config): Promise<RunningServices> {
  const brands = await Promise.all([config, ...config.others].map(startBrandServices));
  return {
    given: brands.map(({ given }) => given),
    close: async () => void (await Promise.all(brands.map(({ close }) => close()))),
  };
}

async function startBrandServices(config: Config): Promise<{ given: GivenServices; close(): Promise<void> }> {
  const closing: (() => Promise<void>)[] = [];
  const running = <Service extends { close(): Promise<void> }>(service: Service): Service => {
    closing.push(() => service.close());
    return service;
  };
  const { captcha } = config;
  // Several processes run only in production, where no files are watched.
  const unwatched = { onReload: () => undefined, onProblem: () => undefined };
  const { name, url, headers, preview } = running(await startContent(config, unwatched));
  const { access } = running(await startDealers(config));
  const geocoder = config.geocoder ?? toEndpoint(running(await startEmbeddedGeocoder()));
  const crm = config.leads.crm ?? toEndpoint(running(await startEmbeddedCrm()));
  const given: GivenServices = {
    content: { url, headers, name },
    preview,
    dealers: access,
    geocoder,
    crm,
    captcha,
  };
  if (captcha.embedded) {
    const { close: _close, ...puzzles } = running(await startEmbeddedCaptcha(captcha));
    given.captcha = { ...captcha, running: puzzles };
  }
  return {
    given,
    close: async () => void (await Promise.all(closing.map((close) => close()))),
  };
}

const toEndpoint = ({ url, key }: { url: string; key: string }) => ({ url, key });
