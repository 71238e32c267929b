import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startDealerService } from '../../../demo/services/dealers/startDealerService.ts';
import type { Config } from '../../config/parseConfig.ts';
import type { DealerAccess } from './DealerAccess.ts';

const DEMO_DEALERS = 'demo/dealers.json';

/** The dealer service in use, configured or embedded. */
export interface RunningDealers {
  access: DealerAccess;
  close(): Promise<void>;
}

/**
 * Starts the client of the configured dealer service, or of the embedded one on loopback.
 * @throws ContentProblem when the demo dealers cannot be served.
 */
export async function startDealers({
  dealers,
  brandFolder,
}: Pick<Config, 'dealers' | 'brandFolder'>): Promise<RunningDealers> {
  if (dealers) return { access: dealers, close: async () => {} };
  const secret = () => randomBytes(16).toString('hex');
  const credentials = {
    clientId: 'site',
    clientSecret: secret(),
    scope: 'dealers.read',
    subscriptionKey: secret(),
  };
  const own = join(brandFolder, 'dealers.json');
  const file = existsSync(own) ? own : DEMO_DEALERS;
  const service = await startDealerService({ file, ...credentials });
  return {
    access: { url: service.url, tokenUrl: service.tokenUrl, ...credentials },
    close: () => service.close(),
  };
}
