import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startContentService } from '../../../demo/services/content/startContentService.ts';
import { startLeads } from '../../../server/leads/startLeads.ts';
import { silentReporter } from '../../../server/observability/error-reports/createErrorReporter.ts';
import { CONTENT_DIRECTORY, MEDIA_DIRECTORY } from '../../demo/services/content/startFixture.ts';
import { demoBrand } from '../../demoBrand.ts';
import { memoryLog } from '../memoryLog.ts';
import { aLead } from './aLead.ts';

describe('leads without any outside service', () => {
  it('go to the embedded content service and sink; the log says so without personal data', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-start-'));
    const directories = { contentDirectory: CONTENT_DIRECTORY, mediaDirectory: MEDIA_DIRECTORY };
    const service = await startContentService({ ...directories, key: 'key', watch: false });
    const { log, lines } = memoryLog();
    const ofLeads = { databaseUrl: undefined, directory, crm: undefined, keepDays: 30 };
    const access = { url: service.url, headers: { 'api-key': 'key' } };
    const config = { leads: ofLeads, brand: demoBrand };
    const leads = await startLeads([{ config, service: access }], { log, reporter: silentReporter });
    onTestFinished(async () => {
      await leads.close();
      await service.close();
      rmSync(directory, { recursive: true });
    });

    const lead = aLead();
    const form = { webform_id: 'contact', email: 'maelle@example.com' };
    const { reference } = await leads.store.accept({ ...lead, target: 'webform', payload: form });
    await leads.store.accept(lead);
    const told = () => lines().filter(({ event }) => event === 'lead-delivered');
    await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 10_000 });
    expect(told()).toContainEqual(
      expect.objectContaining({ level: 'info', reference, target: 'webform', requestId: 'request-1' }),
    );
    expect((await leads.store.find(reference))?.deliveries).toMatchObject([
      { target: 'crm', status: 'delivered', remote_id: expect.any(String) },
      { target: 'webform', status: 'delivered', remote_id: expect.any(String) },
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/maelle/i);
  });
});
