import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { startLeadSink } from '../../demo/services/leads/startLeadSink.ts';
import type { Config } from '../config/parseConfig.ts';
import type { ErrorReporter } from '../observability/error-reports/createErrorReporter.ts';
import { observeUpstream } from '../observability/reportContent.ts';
import type { RunningContent } from '../services/content/startContent.ts';
import { createDelivery, type Delivery } from './delivery/createDelivery.ts';
import { crmTarget } from './delivery/crmTarget.ts';
import { LEAD_DEADLINE_MS } from './delivery/DeliveryTuning.ts';
import { reportDelivery } from './delivery/reportDelivery.ts';
import { webformTarget } from './delivery/webformTarget.ts';
import type { LeadStore } from './store/LeadStore.ts';
import { openLeadStore } from './store/openLeadStore.ts';

interface StartLeadsOptions {
  content: Pick<RunningContent, 'url' | 'headers'>;
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
 * Opens the lead store and delivers its leads: requests to the content service, leads to the configured CRM or to the
 * embedded one on loopback, with the same client.
 *
 * @throws ConfigError; the database's own errors when it cannot be opened.
 */
export async function startLeads(
  config: Config['leads'],
  { content, log, reporter }: StartLeadsOptions,
): Promise<RunningLeads> {
  const store = await openLeadStore(config);
  const crm = config.crm ? { ...config.crm, close: async () => {} } : await startEmbeddedCrm();
  const calls = { deadlineMs: LEAD_DEADLINE_MS, observe: observeUpstream(log) };
  const delivery = createDelivery({
    store,
    targets: [
      webformTarget({ ...content, upstream: { service: 'content', ...calls } }),
      crmTarget({ ...crm, upstream: { service: 'leads', ...calls } }),
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
      await Promise.all([crm.close(), store.close()]);
    },
  };
}

/** The embedded CRM, and its secret. */
export async function startEmbeddedCrm(): Promise<{ url: string; key: string; close(): Promise<void> }> {
  const key = randomBytes(16).toString('hex');
  const { url, close } = await startLeadSink(key);
  return { url, key, close };
}
