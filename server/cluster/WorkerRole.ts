import type { Config } from '../config/parseConfig.ts';

/** Where the services are that the first process runs for all: the embedded ones, as outside ones are configured. */
export interface GivenServices {
  content: Config['content'];
  dealers: Config['dealers'];
  geocoder: Config['geocoder'];
  captcha: Config['captcha'];
  crm: Config['leads']['crm'];
}

/** What one process of several is told when it starts, as JSON in its environment. */
export interface WorkerRole {
  services: GivenServices;
  /** One process only has the colleagues' side, and makes pages ahead where the others find them. */
  isFirst: boolean;
}

/** Between our own processes: nobody configures it. */
export const ROLE_VARIABLE = 'BRIDGEDECK_WORKER_ROLE';

/** The configuration of one process of several. */
export function asWorker(config: Config, { services, isFirst }: WorkerRole): Config {
  const { crm, ...others } = services;
  return {
    ...config,
    ...others,
    leads: { ...config.leads, crm },
    admin: isFirst ? config.admin : undefined,
    // Without Redis each keeps its own pages.
    warmUp: config.warmUp && (isFirst || config.redisUrl === undefined),
  };
}
