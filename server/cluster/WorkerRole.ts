import type { Config } from '../config/parseConfig.ts';

/** URLs of the embedded services, which the first process runs for all, configured like external ones. */
export interface GivenServices {
  content: Config['content'];
  preview: Config['preview'];
  dealers: Config['dealers'];
  geocoder: Config['geocoder'];
  captcha: Config['captcha'];
  crm: Config['leads']['crm'];
}

/** Role of one of several processes, passed as JSON in its environment. */
export interface WorkerRole {
  /** Of each brand, in their order. */
  services: readonly GivenServices[];
  /** Only the first has the admin port and the warm-up. */
  isFirst: boolean;
}

/** Internal: set by the primary process. */
export const ROLE_VARIABLE = 'BRIDGEDECK_WORKER_ROLE';

/** The configuration of one of several processes. */
export function asWorker(config: Config, { services, isFirst }: WorkerRole): Config {
  const withServices = (own: Config, index: number): Config => {
    const { crm = own.leads.crm, ...given } = services[index] ?? {};
    return { ...own, ...given, leads: { ...own.leads, crm } };
  };
  return {
    ...withServices(config, 0),
    others: config.others.map((other, index) => withServices(other, index + 1)),
    admin: isFirst ? config.admin : undefined,
    // Without Redis each has its own page cache.
    warmUp: config.warmUp && (isFirst || config.redisUrl === undefined),
  };
}
