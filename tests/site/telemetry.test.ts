import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../schemas/isRecord.ts';
import { solveCaptcha } from '../demo/services/captcha/solveCaptcha.ts';
import { lead } from '../server/leads/payloads.ts';
import { runSite, type Site } from './runSite.ts';
import { type ReceivedSpan, type Receiver, startReceiver } from './startReceiver.ts';

const CALLER = '00f067aa0ba902b7';
const KEPT = '4bf92f3577b34da6a3ce929d0e0e4736';
const NOT_KEPT = '5bf92f3577b34da6a3ce929d0e0e4736';
const CACHED = '6bf92f3577b34da6a3ce929d0e0e4736';
const SEARCH = '7bf92f3577b34da6a3ce929d0e0e4736';
const PAGE = '/fr/catamarans/estran-42';
const TRACE_URL = 'https://tempo.example/trace/{traceId}?from=inspector';

const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-telemetry-'));
let receiver: Receiver;
let site: Site;

beforeAll(async () => {
  receiver = await startReceiver();
  site = await runSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=estran%20yard',
    OTEL_RESOURCE_ATTRIBUTES: 'cloud.region=eu-west',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_BLRP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    TRACE_URL,
    ADMIN_PORT: '0',
    CAPTCHA_EFFORT: 'token',
    GEOCODER_URL: receiver.url,
    LEADS_URL: `${receiver.url}/crm`,
    LEADS_DIRECTORY: folder,
  });
});
afterAll(async () => {
  await site.kill();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, traceId: string, flags = '01') => {
  const headers = { accept: 'text/html', traceparent: `00-${traceId}-${CALLER}-${flags}` };
  const response = await fetch(site.url + path, { headers });
  await response.text();
  return response;
};
const spansOf = (traceId: string): ReceivedSpan[] =>
  receiver.spans.filter((span) => span.traceId === traceId);
const named = (spans: ReceivedSpan[], name: string) => spans.find((span) => span.name === name);
const serverSpan = (traceId: string) => spansOf(traceId).find(({ parentSpanId }) => parentSpanId === CALLER);

describe('traces', () => {
  it('cover page building, upstream calls, validation and rendering', async () => {
    const response = await ask(PAGE, KEPT);
    await expect.poll(() => serverSpan(KEPT)).toBeDefined();
    const spans = spansOf(KEPT);
    const top = serverSpan(KEPT);
    expect(top).toMatchObject({
      name: 'GET products-slug',
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'url.path': PAGE,
        'bridgedeck.brand': 'Estran',
        'bridgedeck.locale': 'fr',
        'bridgedeck.page': 'miss',
        'bridgedeck.request_id': response.headers.get('x-request-id'),
      },
      resource: { 'service.name': 'bridgedeck', 'cloud.region': 'eu-west' },
    });
    const parentOf = (name: string) => {
      const parentId = named(spans, name)?.parentSpanId;
      return spans.find(({ spanId }) => spanId === parentId)?.name;
    };
    expect(parentOf('make page')).toBe('GET products-slug');
    expect(parentOf('build page')).toBe('make page');
    expect(parentOf('render page')).toBe('make page');
    expect(parentOf('validate page')).toBe('build page');
    expect(parentOf('GET content')).toBe('build page');
    const call = named(spans, 'GET content');
    expect(call).toMatchObject({ kind: 3, attributes: { 'http.response.status_code': 200 } });
    expect(BigInt(call?.endTimeUnixNano ?? 0) >= BigInt(call?.startTimeUnixNano ?? 1)).toBe(true);
    expect(receiver.requests.find(({ path }) => path === '/v1/traces')?.headers['x-tenant']).toBe(
      'estran yard',
    );
  });

  it('include pages from the cache', async () => {
    await ask(PAGE, CACHED);
    await expect
      .poll(() => serverSpan(CACHED))
      .toMatchObject({ name: 'GET products-slug', attributes: { 'bridgedeck.page': 'fresh' } });
  });

  it('propagate the span id to services', async () => {
    await ask('/api/autocomplete?text=somewhere&locale=en&kind=dealers', SEARCH);
    await expect.poll(() => named(spansOf(SEARCH), 'GET geocoder')).toBeDefined();
    const told = receiver.requests.find(({ headers }) => headers.traceparent?.includes(SEARCH));
    expect(told?.headers.traceparent).toBe(
      `00-${SEARCH}-${named(spansOf(SEARCH), 'GET geocoder')?.spanId}-01`,
    );
  });

  it('unsampled by the caller: not exported', async () => {
    await ask('/de/segeltoern', NOT_KEPT, '00');
    await ask('/fr', NOT_KEPT, '00');
    // A later one has arrived: so would they have.
    await ask('/it', '8bf92f3577b34da6a3ce929d0e0e4736');
    await expect.poll(() => serverSpan('8bf92f3577b34da6a3ce929d0e0e4736')).toBeDefined();
    expect(spansOf(NOT_KEPT)).toEqual([]);
  });

  it('include lead delivery in the request’s trace', async () => {
    const puzzle: unknown = await (await fetch(`${site.url}/api/puzzle?sitekey=EMBEDDED`)).json();
    const data = isRecord(puzzle) && isRecord(puzzle.data) ? puzzle.data : {};
    const sent = await fetch(`${site.url}/send-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Leads: [lead({}, { Channel: 'Website brochure' })],
        FriendlyCaptchaSolution: solveCaptcha(String(data.puzzle)),
      }),
    });
    expect(sent.status).toBe(200);
    await expect.poll(() => named(receiver.spans, 'deliver lead')).toBeDefined();
    const delivery = named(receiver.spans, 'deliver lead');
    expect(delivery?.attributes).toMatchObject({
      'bridgedeck.target': 'crm',
      'bridgedeck.request_id': sent.headers.get('x-request-id'),
    });
    const call = receiver.spans.find(({ parentSpanId }) => parentSpanId === delivery?.spanId);
    expect(call?.name).toBe('POST leads');
    expect(JSON.stringify(receiver.spans)).not.toMatch(/Le Goff|maelle@/);
  });
});

it('exports log lines with trace and span id', async () => {
  await expect
    .poll(() =>
      receiver.logs.find(({ traceId, attributes }) => traceId === KEPT && attributes.event === 'request'),
    )
    .toMatchObject({ severityText: 'info', spanId: serverSpan(KEPT)?.spanId });
  expect(JSON.stringify(receiver.logs)).not.toMatch(/Le Goff|maelle@/);
});

it('exports the metrics of /metrics, with histograms', async () => {
  await expect
    .poll(() =>
      receiver.metrics
        .get('http_request_duration_seconds')
        ?.find(({ attributes }) => attributes.route === 'products-slug'),
    )
    .toMatchObject({ count: 2 });
  const durations = receiver.metrics.get('http_request_duration_seconds') ?? [];
  for (const { count, bucketCounts = [], explicitBounds = [] } of durations) {
    expect(bucketCounts.length).toBe(explicitBounds.length + 1);
    expect(bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(count);
  }
  const requests = receiver.metrics.get('http_requests_total')?.map(({ asDouble }) => asDouble) ?? [];
  expect(Math.max(...requests.map(Number))).toBeGreaterThanOrEqual(1);
  const shown = await (await fetch(`${site.adminUrl}/metrics`)).text();
  for (const name of receiver.metrics.keys()) expect(shown).toContain(`# TYPE ${name} `);
});

it('the inspector links a request to its trace', async () => {
  const id = serverSpan(KEPT)?.attributes['bridgedeck.request_id'];
  const page = await (await fetch(`${site.adminUrl}/requests/${id}`)).text();
  expect(page).toContain(
    `<a href="https://tempo.example/trace/${KEPT}?from=inspector"><code>${KEPT}</code></a>`,
  );
});

it('receiver down: the site works, and logs it', async () => {
  await receiver.close();
  expect((await ask(PAGE, KEPT)).status).toBe(200);
  await expect.poll(() => site.log.find(({ event }) => event === 'telemetry-failed')).toBeDefined();
  expect((await ask('/es', KEPT)).status).toBe(200);
  expect(await site.stop()).toBe(0);
  expect(site.noise).toEqual([]);
});

it('OpenTelemetry is imported only when enabled', () => {
  const importing = globSync('server/**/*.ts').filter((file) =>
    /(?:from|import)\s*\(?\s*'@opentelemetry\//.test(readFileSync(file, 'utf8')),
  );
  const folders = new Set(importing.map((file) => file.replace(/\/[^/]*$/, '')));
  expect([...folders]).toEqual(['server/observability/telemetry']);
  // What starts them is imported at run time only, or for its types.
  const loading = globSync('server/**/*.ts').filter(
    (file) =>
      !file.startsWith('server/observability/telemetry/') &&
      importing.some((name) =>
        new RegExp(`^import (?!type).*/${name.split('/').pop()}';$`, 'm').test(readFileSync(file, 'utf8')),
      ),
  );
  expect(loading).toEqual([]);
  expect(readFileSync('server/main.ts', 'utf8')).toMatch(/await import\('[^']*startTelemetry\.ts'\)/);
});
