import { expect, it } from 'vitest';
import { asWorker, type GivenServices } from '../../../server/cluster/WorkerRole.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';

const services: GivenServices = {
  content: { url: 'http://127.0.0.1:1', headers: { 'api-key': 'key' }, name: 'embedded' },
  preview: undefined,
  dealers: undefined,
  geocoder: { url: 'http://127.0.0.1:2', key: 'key' },
  captcha: { embedded: true, effort: 'full' },
  crm: { url: 'http://127.0.0.1:3', key: 'key' },
};
const config = parseConfig({ NODE_ENV: 'production', WEB_CONCURRENCY: '2' });

it('has a worker talk to the services that the first process runs', () => {
  const { content, geocoder, leads } = asWorker(config, { services: [services], isFirst: false });
  expect([content, geocoder, leads.crm]).toEqual([services.content, services.geocoder, services.crm]);
  expect(leads.keepDays).toBe(config.leads.keepDays);
});

it('lets one worker alone listen for colleagues', () => {
  expect(asWorker(config, { services: [services], isFirst: true }).admin).toEqual(config.admin);
  expect(asWorker(config, { services: [services], isFirst: false }).admin).toBeUndefined();
});

it.each([
  [undefined, true],
  ['redis://127.0.0.1', false],
])('makes pages ahead in every worker as long as they share none (Redis: %s)', (redisUrl, others) => {
  const shared = { ...config, redisUrl };
  expect(asWorker(shared, { services: [services], isFirst: true }).warmUp).toBe(true);
  expect(asWorker(shared, { services: [services], isFirst: false }).warmUp).toBe(others);
});

it('starts one process while developing, whatever the environment says', () => {
  expect(config.workers).toBe(2);
  expect(parseConfig({ WEB_CONCURRENCY: '2' }).workers).toBe(1);
});
