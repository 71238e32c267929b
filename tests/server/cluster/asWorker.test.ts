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

it('a worker gets the URLs of the services that the primary runs', () => {
  const { content, geocoder, leads } = asWorker(config, { services: [services], isFirst: false });
  expect([content, geocoder, leads.crm]).toEqual([services.content, services.geocoder, services.crm]);
  expect(leads.keepDays).toBe(config.leads.keepDays);
});

it('only the first worker opens the admin port', () => {
  expect(asWorker(config, { services: [services], isFirst: true }).admin).toEqual(config.admin);
  expect(asWorker(config, { services: [services], isFirst: false }).admin).toBeUndefined();
});

it.each([
  [undefined, true],
  ['redis://127.0.0.1', false],
])('every worker warms up its own cache unless Redis shares it (Redis: %s)', (redisUrl, others) => {
  const shared = { ...config, redisUrl };
  expect(asWorker(shared, { services: [services], isFirst: true }).warmUp).toBe(true);
  expect(asWorker(shared, { services: [services], isFirst: false }).warmUp).toBe(others);
});

it('WEB_CONCURRENCY is ignored in development', () => {
  expect(config.workers).toBe(2);
  expect(parseConfig({ WEB_CONCURRENCY: '2' }).workers).toBe(1);
});
