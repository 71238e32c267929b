import { createServer, type Server } from 'node:http';
import type { Config } from '../config/parseConfig.ts';
import { ConfigError } from '../http/errors.ts';
import { refuseBadTargets, refuseLargeBodies } from '../http/guardRequests.ts';
import { listen } from '../http/listen.ts';
import { logClientErrors } from '../observability/logClientErrors.ts';
import type { Metrics } from '../observability/metrics/createMetrics.ts';
import { type AdminServices, createAdmin } from './admin.ts';

export interface RunningAdmin {
  url: string;
  close(): Promise<void>;
}

/** Bytes; what the playground takes as a form, and some. */
const MAX_BODY = 400_000;
/** A few colleagues, each with a browser that follows the log. */
const MAX_CONNECTIONS = 100;
const VARIABLES = { port: 'ADMIN_PORT', host: 'ADMIN_HOST' };

/**
 * Starts the admin pages on their own port. If the port is not available, that is logged, and the
 * site runs without them.
 *
 * @param site the site's server: while developing, Vite talks to browsers over it.
 */
export async function startAdmin(
  config: Config,
  services: AdminServices,
  metrics: Metrics,
  site: Server,
): Promise<RunningAdmin | undefined> {
  if (!config.admin) return undefined;
  const server = createServer(
    refuseLargeBodies(
      refuseBadTargets(createAdmin(config, services, metrics), services.log),
      MAX_BODY,
      services.log,
    ),
  );
  server.maxConnections = MAX_CONNECTIONS;
  logClientErrors(server, services.log);
  if (!config.production) server.on('upgrade', (...call) => site.emit('upgrade', ...call));
  try {
    const port = await listen(server, { ...config.admin, variables: VARIABLES });
    return {
      url: `http://localhost:${port}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    services.log.warn({ event: 'admin-unavailable' }, `There is no admin port: ${error.message}`);
    return undefined;
  }
}
