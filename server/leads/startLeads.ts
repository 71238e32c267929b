import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { startLeadSink } from '../../demo/services/leads/startLeadSink.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Config } from '../config/parseConfig.ts';
import type { ErrorReporter } from '../observability/error-reports/createErrorReporter.ts';
import { observeUpstream } from '../observability/reportContent.ts';
import type { RunningContent } from '../services/content/startContent.ts';
import { createDelivery, type Delivery } from './delivery/createDelivery.ts';
import { crmTarget } from './delivery/crmTarget.ts';
import { LEAD_DEADLINE_MS } from './delivery/DeliveryTuning.ts';
import { reportDelivery } from './delivery/reportDelivery.ts';
import type { Target } from './delivery/Target.ts';
import { webformTarget } from './delivery/webformTarget.ts';
import type { LeadStore } from './store/LeadStore.ts';
import { openLeadStore } from './store/openLeadStore.ts';

/** Whose leads are delivered, and its content service, which takes requests. */
interface LeadBrand {
  config: Pick<Config, 'leads' | 'brand'>;
  service: Pick<RunningContent, 'url' | 'headers'>;
}

interface StartLeadsOptions {
  log: Logger;
  reporter: ErrorReporter;
}

export interface RunningLeads {
  store: LeadStore;
  circuits: Delivery['circuits'];
  /** Waits for deliveries in flight; the rest is delivered after the next start. */
  close(): Promise<void>;
}

/**
 * Opens the lead store, which brands share, and delivers its leads: requests to the content service of their brand,
 * leads to its configured CRM or to the embedded one on loopback, with the same client.
 *
 * @param brands the store is that of the first.
 * @throws ConfigError; the database's own errors when it cannot be opened.
 */
export async function startLeads(
  brands: readonly [LeadBrand, ...LeadBrand[]],
  { log, reporter }: StartLeadsOptions,
): Promise<RunningLeads> {
  const { leads: config } = brands[0].config;
  const store = await openLeadStore(config);
  const embedded = brands.every(({ config: own }) => own.leads.crm) ? undefined : await startEmbeddedCrm();
  const calls = { deadlineMs: LEAD_DEADLINE_MS, observe: observeUpstream(log) };
  const delivery = createDelivery({
    store,
    targets: [
      byReferencePrefix(brands, ({ service }) =>
        webformTarget({ ...service, upstream: { service: 'content', ...calls } }),
      ),
      byReferencePrefix(
        brands,
        ({
          config: {
            leads: { crm = embedded },
          },
        }) =>
          // The embedded one runs where a brand has none.
          crmTarget({ ...(crm as NonNullable<typeof crm>), upstream: { service: 'leads', ...calls } }),
      ),
    ],
    keepDays: config.keepDays,
    report: reportDelivery(log, reporter),
  });
  delivery.start();
  return {
    store,
    circuits: delivery.circuits,
    async close() {
      await delivery.stop();
      await Promise.all([embedded?.close(), store.close()]);
    },
  };
}

/** The embedded CRM, and its secret. */
export async function startEmbeddedCrm(): Promise<{ url: string; key: string; close(): Promise<void> }> {
  const key = randomBytes(16).toString('hex');
  const { url, close } = await startLeadSink(key);
  return { url, key, close };
}

interface Prefixed {
  config: { brand: Pick<Brand, 'referencePrefix'> };
}

/**
 * One target for the leads of several brands: the prefix of a lead's reference tells which. References given out under
 * a former prefix go where those of the first brand go.
 */
function byReferencePrefix<B extends Prefixed>(
  brands: readonly [B, ...B[]],
  createTarget: (brand: B) => Target,
): Target {
  const first = createTarget(brands[0]);
  const others = new Map(
    brands.slice(1).map((brand) => [brand.config.brand.referencePrefix, createTarget(brand)]),
  );
  return {
    name: first.name,
    send: (lead) => (others.get(lead.reference.split('-', 1)[0] ?? '') ?? first).send(lead),
  };
}
