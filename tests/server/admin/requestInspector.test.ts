import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../../schemas/isRecord.ts';
import { openLeadStore } from '../../../server/leads/store/openLeadStore.ts';
import { solveCaptcha } from '../../demo/services/captcha/solveCaptcha.ts';
import { runSite, type Site } from '../../site/runSite.ts';
import { aLead } from '../leads/aLead.ts';
import { lead, submission } from '../leads/payloads.ts';
import { ask } from '../loopback.ts';

let site: Site;
let admin: string;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'bridgedeck-inspector-'));
  site = await runSite({
    ADMIN_PORT: '0',
    LOG_DIRECTORY: join(directory, 'logs'),
    LEADS_DIRECTORY: join(directory, 'leads'),
    HISTORY_DIRECTORY: join(directory, 'history'),
    LOG_LEVEL: 'warn',
    CAPTCHA_EFFORT: 'token',
  });
  admin = site.adminUrl ?? 'nowhere';
});
afterAll(async () => {
  await site.kill();
  rmSync(directory, { recursive: true, force: true });
  expect(site.noise).toEqual([]);
});

const read = async (path: string) => (await fetch(admin + path)).text();
const text = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');
const visit = async (path: string, headers: Record<string, string> = {}) =>
  String((await ask(site.url, path, { headers })).headers['x-request-id']);
const files = () =>
  readdirSync(join(directory, 'logs'))
    .map((name) => readFileSync(join(directory, 'logs', name), 'utf8'))
    .join('');
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the request inspector', () => {
  it('a request id: shows what happened in one sentence and as steps', async () => {
    const id = await visit('/fr/catamarans/estran-42', { 'user-agent': 'inspected' });
    const answer = await fetch(`${admin}/requests?reference=%20${id}%20`);
    expect(answer.url).toBe(`${admin}/requests/${id}`);
    const page = text(await answer.text());
    expect(page).toMatch(
      /a visitor asked for \/fr\/catamarans\/estran-42, and after \d+ ms the page was shown \(200\)/,
    );
    for (const step of ['Route fr-products-slug', 'Call to content', 'Blocks', 'Rendering', 'Answer']) {
      expect(page).toContain(step);
    }
  });

  it('finds the request of an error page by the id printed on it', async () => {
    const reply = await ask(site.url, '/de/nichts');
    const id = String(reply.headers['x-request-id']);
    expect(reply.body.toString()).toContain(id);
    expect(text(await read(`/requests/${id}`))).toContain('nothing was found there (404)');
  });

  it('finds a lead by the reference the visitor received, with its deliveries', async () => {
    const puzzle: unknown = await (await fetch(`${site.url}/api/puzzle?sitekey=EMBEDDED`)).json();
    const data = isRecord(puzzle) && isRecord(puzzle.data) ? puzzle.data : {};
    const solution = await solveCaptcha(String(data.puzzle));
    const reply = await post('/form-submit', submission(), { 'frc-captcha-solution': solution });
    const reference = String(reply.headers.get('lead-reference'));
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    await expect
      .poll(async () => text(await read(`/requests/${encodeURIComponent(typed)}`)))
      .toContain(`lead ${reference} has arrived at the content service`);
    const page = text(await read(`/requests/${reply.headers.get('x-request-id')}`));
    expect(page).toMatch(new RegExp(`Lead to webform ${reference}, 1 try, last answer 200, at .* delivered`));
  });

  it('a reference within a pasted sentence, or the beginning of one', async () => {
    const id = await visit('/es/catamaranes/estran-50');
    const find = async (typed: string) =>
      (await fetch(`${admin}/requests?reference=${encodeURIComponent(typed)}`)).url;
    await expect.poll(() => find(`Reference: ${id.toUpperCase()}.`)).toBe(`${admin}/requests/${id}`);
    expect(await find(id.slice(0, 8))).toBe(`${admin}/requests/${id}`);
    expect(await find(id.slice(0, 7))).toContain('?reference=');
    const filled = {
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@example.com',
      country: 'FR',
      postalCode: '56000',
    };
    const reply = await fetch(`${site.url}/brochure`, {
      method: 'POST',
      body: new URLSearchParams({ ...filled, boats: 'EST-042' }),
      redirect: 'manual',
    });
    const [reference = ''] = /EST-\w{4}-\w{4}/.exec(reply.headers.get('location') ?? '') ?? [];
    // Its line is written after the answer.
    await expect
      .poll(() => find(`My reference is ${reference}, thank you`))
      .toBe(`${admin}/requests/${reply.headers.get('x-request-id')}`);
  });

  it('unknown reference: 404, an escaped message and no list of other requests', async () => {
    const answer = await fetch(`${admin}/requests?reference=<nobody>`);
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain('Nothing is kept of “&lt;nobody&gt;”');
    expect(page).not.toContain('<table');
    expect((await fetch(`${admin}/requests/nobody`)).status).toBe(404);
  });

  it('searches by path, language, status and visitor', async () => {
    const agent = { 'user-agent': 'the same visitor' };
    await visit('/it/niente-qui', agent);
    await visit('/it', agent);
    const found = async (query: string) => text(await read(`/requests?${query}`));
    expect(await found('path=niente-qui&locale=it&status=4xx&since=5m')).toMatch(
      / 1 found since [-\d :]+ \( UTC \)\./,
    );
    expect(await found('path=niente-qui&locale=fr')).toContain(' 0 found.');
    const visitor = /visitor=([\da-f]{10})/.exec(await read('/requests?path=niente-qui'))?.[1];
    expect(await found(`visitor=${visitor}`)).toContain(' 2 found.');
    expect(await found('since=yesterday')).toContain('“yesterday” is not a time such as');
  });

  it('streams matching requests as server-sent events', async () => {
    const ended = new AbortController();
    const answer = await fetch(`${admin}/requests/live?path=/pt`, { signal: ended.signal });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    await visit('/es');
    const id = await visit('/pt/nada');
    let heard = '';
    for await (const chunk of answer.body ?? []) {
      heard += Buffer.from(chunk);
      if (heard.includes('data: ') && heard.endsWith('\n\n')) break;
    }
    ended.abort();
    const rows = heard.split('\n').filter((line) => line.startsWith('data: '));
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0]?.slice(6) ?? '')).toContain(`/requests/${id}`);
  });

  it('shows the trace id of an incoming traceparent', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const id = await visit('/en', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    expect(await read(`/requests/${id}`)).toContain(`<code>${traceId}</code>`);
  });

  it('works under a CSP without unsafe-*, and is not on the site port', async () => {
    const { headers, body } = await ask(admin, '/requests');
    expect(headers['content-security-policy']).not.toMatch(/'unsafe-/);
    expect(body.toString()).not.toMatch(/ style=| on\w+=|<script(?![^>]* src=)/);
    expect((await ask(site.url, '/requests')).status).toBe(404);
    expect((await ask(site.url, '/metrics')).status).toBe(404);
  });

  it('/metrics: counters in Prometheus format', async () => {
    const metrics = await read('/metrics');
    expect(metrics).toMatch(
      /http_requests_total\{brand="Estran",route="products-slug",status="200",cache="\w+",page="\w+"\} [1-9]/,
    );
    expect(metrics).toMatch(/upstream_calls_total\{brand="Estran",service="content",outcome="ok"\} [1-9]/);
    expect(metrics).toContain('leads_total{outcome="delivered"}');
  });

  it('charts hour, day and week; each bar links to its requests', async () => {
    for (const range of ['hour', 'day', 'week']) {
      const page = await read(`/?range=${range}`);
      expect(page.match(/<section class="chart">/g)).toHaveLength(9);
      expect(text(page)).toMatch(/Requests [1-9]\d* Pages, lists and forms/);
      expect(text(page)).toMatch(/Leads received 2 /);
      expect(page).not.toMatch(/NaN|undefined|Infinity/);
    }
    const bars = (await read('/')).matchAll(
      /href="(\/requests\?since=[^"]+)"[^>]*><rect[^>]*><rect[^>]*height="[1-9][^>]*>/g,
    );
    // A request that began in one minute and ended in the next is counted in the second, and listed in the first.
    const pages = await Promise.all(
      [...bars].map(([, address = '']) => read(address.replaceAll('&amp;', '&'))),
    );
    expect(pages.some((page) => / [1-9]\d* found from /.test(text(page)))).toBe(true);
    // An hour of the day leads to its requests alone.
    const hours = [
      ...(await read('/?range=day')).matchAll(
        /href="\/requests\?since=([^&]+)&amp;until=([^&"]+)" tabindex/g,
      ),
    ];
    expect(hours).toHaveLength(2 * 24);
    for (const [, since = '', until = ''] of hours) {
      expect(Date.parse(decodeURIComponent(until)) - Date.parse(decodeURIComponent(since))).toBe(3_599_999);
    }
    expect((await read('/figures.csv?range=hour')).trim().split('\r\n')).toHaveLength(61);
    // A time in the past, and one that is none.
    expect(text(await read('/?range=day&until=2026-01-01T00:00:00Z'))).toContain('Requests –');
    expect((await fetch(`${admin}/?range=year&until=never`)).status).toBe(200);
  });

  it('lists slow pages, slowest first, with the main cause', async () => {
    const page = text(await read('/slow?slower=0'));
    expect(page).toMatch(/\/fr\/catamarans\/estran-42 \d[\d.]* m?s, (of which|in the site)/);
    expect(text(await read('/slow?slower=99s'))).toMatch(
      /Slow pages No page took longer than 99\.0 s since /,
    );
    expect(text(await read('/requests?sort=slow&text=CATAMARANS'))).toMatch(/ 1 found\..*Newest first/);
  });

  it.each([
    ['/slow?slower=0', /^Slow pages \d+ requests? of \d+ pages? took longer than 0 ms since /],
    ['/problems?text=nothing-like-it', /^Problems There was no problem with “nothing-like-it” since /],
    ['/visitors', /^Blocks that cost visitors No visit was measured since /],
    ['/leads?status=open', /^Leads Every lead has arrived\. /],
  ])(
    '%s answers in its first sentence; the search below is closed unless it has to be mended',
    async (path, answer) => {
      const main = async (address: string) => (await read(address)).replace(/^[\s\S]*<main[^>]*>/, '');
      const page = await main(path);
      expect(text(page).trim()).toMatch(answer);
      expect(page).toContain('<details class="fold"><summary>');
      const wrong = await main(`${path}${path.includes('?') ? '&' : '?'}until=noon`);
      expect(wrong).toContain('<details class="fold" open><summary>');
      expect(text(wrong)).toContain('“noon” is not a time such as');
      expect(wrong).toContain('<div role="alert"><ul class="problems"><li>');
    },
  );

  it('the first page answers what support is asked most', async () => {
    const page = text(await read('/'));
    expect(page).toMatch(/ Errors : no request failed in the last day\. /);
    expect(page).toMatch(/ Slow pages : (no|\d+) requests? took longer than 0\.5 s in the last day\. /);
    expect(page).toContain(' Leads : every one has arrived. ');
    expect(page).not.toContain(' Forms : ');
    expect(page).toContain(' Blocks : none left out in nine days. ');
    expect(text(await read('/?until=2026-01-01T00:00:00Z'))).not.toContain('in the last day');
  });

  it('groups warnings and errors, without those of the admin port', async () => {
    await ask(admin, '/requests', { headers: { 'sec-fetch-site': 'cross-site' } });
    const page = text(await read('/problems'));
    // What went wrong on the admin port itself is not told.
    expect(page).not.toContain('admin-refused');
    expect(page).toContain('Warnings');
    expect((await read('/problems?text=nothing-like-it')).match(/None\./g)).toHaveLength(2);
  });

  it('lists undelivered leads without personal data, finds one and retries it', async () => {
    const store = await openLeadStore({ directory: join(directory, 'leads') });
    const { reference } = await store.accept(aLead({ target: 'crm' }));
    const [claim] = await store.claim({ target: 'crm', by: 'a test', limit: 1, leaseMs: 60_000 });
    if (!claim) throw new Error('The lead waits');
    const failure = { attempts: 3, nextAt: 0, lastStatus: 422, lastError: 'The CRM answered 422' };
    await store.failed(claim, { status: 'dead', ...failure });
    expect(text(await read('/'))).toContain(' Leads : 1 delivery given up. ');
    const list = await read('/leads');
    expect(text(list)).toMatch(
      new RegExp(`Given up \\(1\\).*${reference} .* was given up for the CRM.*3 tries, The CRM answered 422`),
    );
    expect(text(list)).toMatch(/Since [-\d :]+: 1 lead given up for the CRM \(The CRM answered 422\)/);
    expect(list).not.toMatch(/Maëlle|maelle/);
    expect(text(await read('/leads?since=1h'))).toContain('has arrived at the content service');
    const typed = await fetch(`${admin}/leads?reference=${reference.toLowerCase()}`);
    expect(typed.url).toBe(`${admin}/leads/${reference}`);
    expect((await fetch(`${admin}/leads?reference=nothing`)).status).toBe(404);
    const foreign = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const retry = (headers = {}) => fetch(`${admin}/leads/${reference}/retry`, { method: 'POST', headers });
    expect((await retry(foreign)).status).toBe(403);
    expect(text(await (await retry()).text())).toContain('It is tried again within a minute.');
    expect((await store.find(reference))?.deliveries[0]?.status).not.toBe('dead');
    // Given up again, or another one: the first may have been delivered meanwhile.
    await store.accept(aLead({ target: 'crm' }));
    const [second] = await store.claim({ target: 'crm', by: 'a test', limit: 1, leaseMs: 60_000 });
    if (!second) throw new Error('A lead waits');
    await store.failed(second, { status: 'dead', ...failure });
    const all = await fetch(`${admin}/leads/retry-dead`, { method: 'POST' });
    expect(text(await all.text())).toContain('1 delivery is tried again within a minute.');
    const audited = () => files().match(/"act":"retried".*/g) ?? [];
    await expect.poll(audited).toHaveLength(2);
    expect(audited()[1]).toContain(`"references":["${second.reference}"]`);
    await store.close();
  });

  it('exports requests as CSV', async () => {
    const lines = (await read('/requests/export.csv?locale=it')).split('\r\n');
    expect(lines[0]).toContain('Time (UTC),Status,Method,Address');
    expect(lines.length).toBeGreaterThan(2);
  });

  it('exports one JSON object per line, without visitor keys', async () => {
    const lines = (await read('/requests/export?locale=it')).trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ access: { locale: 'it' } });
    expect(lines.join('')).not.toContain('visitor');
  });

  it('personal data in URL, headers and body appears nowhere in log or inspector', async () => {
    const planted = [
      'planted.anna@example.com',
      '+33612349876',
      '06 98 76 54 32',
      'eyJhbGciOiJIUzI1NiJ9.cGxhbnRlZA.c2VjcmV0',
      'planted-secret-token',
      '203.0.113.77',
      'PlantedAgent',
      'Plantedname',
    ];
    const [email = '', phone = '', , jwt = '', token = ''] = planted;
    const headers = {
      authorization: `Bearer ${jwt}`,
      cookie: `session=${token}; mail=${email}`,
      referer: `http://localhost/?mail=${email}`,
      'user-agent': `PlantedAgent ${email}`,
      'x-forwarded-for': '203.0.113.77',
      'x-api-key': token,
      tracestate: `v=${token}`,
      traceparent: `00-${email}-${phone}-01`,
    };
    const query = new URLSearchParams({ email, phone, token, q: email, near: '06 98 76 54 32', jwt });
    for (const path of ['/en', '/dealers', '/news', '/nothing', '/geocode', '/de/kontakt']) {
      await visit(`${path}?${query}`, headers);
    }
    for (const value of [email, phone, jwt]) await visit(`/de/${encodeURIComponent(value)}`, headers);
    await post('/form-submit', submission({ email, mobile: phone, last_name: 'Plantedname' }), headers);
    await post('/send-lead', { Leads: [lead({ Email: email, LastName: 'Plantedname' })] }, headers);
    await post('/form-submit', { ...submission(), email: { token, email }, Plantedname: phone }, headers);
    await fetch(`${site.url}/brochure`, { method: 'POST', body: query, headers });

    const requests = await read('/requests?since=1h');
    const ids = [...requests.matchAll(/href="\/requests\/([^"?]+)"/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(10);
    const pages = await Promise.all(ids.map((id) => read(`/requests/${id}`)));
    const everywhere = {
      requests,
      pages: pages.join(''),
      export: await read('/requests/export'),
      metrics: await read('/metrics'),
      files: files(),
      output: JSON.stringify(site.log),
    };
    expect(everywhere.files.length).toBeGreaterThan(1000);
    for (const [place, written] of Object.entries(everywhere)) {
      for (const secret of planted) {
        for (const form of [secret, encodeURIComponent(secret)]) {
          expect(written.toLowerCase().includes(form.toLowerCase()), `${secret} in ${place}`).toBe(false);
        }
      }
    }
  });

  it('each table is also a CSV of what its page shows; that of leads has nothing that a visitor wrote', async () => {
    await visit('/en/slow-one');
    const columns = {
      '/figures.csv?range=hour': 'From (UTC),Requests,',
      '/slow/export.csv?slower=0': 'Address,ms at worst,',
      '/problems/export.csv': 'Level,What,Times,',
      '/visitors/export.csv': 'Block,Visits that suffered,',
      '/leads/export.csv?status=all': 'Reference,Received (UTC),What,',
      '/requests/export.csv': 'Time (UTC),Status,',
    };
    for (const [path, first] of Object.entries(columns)) {
      const answer = await fetch(admin + path);
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'text/csv; charset=utf-8']);
      expect((await answer.text()).startsWith(first)).toBe(true);
    }
    for (const page of ['/slow?slower=0', '/problems', '/visitors', '/leads?status=all']) {
      const [, address = ''] = /href="([^"]+)" download>As CSV/.exec(await read(page)) ?? [];
      expect((await fetch(admin + address.replaceAll('&amp;', '&'))).status).toBe(200);
    }
    expect(await read('/slow/export.csv?slower=0')).toMatch(/\n\/en\/slow-one,[\d.]+,/);
    const leads = await read('/leads/export.csv?status=all');
    expect(leads).toMatch(/,delivered,1,\r/);
    expect(leads).not.toMatch(/,delivered,0,/);
    expect(leads).toMatch(/\nEST-\w{4}-\w{4},[^,]+,Order of brochures,/);
    expect(leads).not.toMatch(/Goff|example\.com/i);
    // The files are written in pieces.
    await expect
      .poll(
        () =>
          files()
            .split('\n')
            .find((line) => line.includes('"act":"exported"')),
        { timeout: 10_000 },
      )
      .toMatch(/"references":\["EST-/);
  });

  it('leads of a time: the fields keep what was asked, whatever the state', async () => {
    const html = await read('/leads?status=all&since=2020-01-01T00:00:00Z&until=2020-01-02T00:00:00Z');
    expect(html).toContain('name="since" type="datetime-local" step="1" value="2020-01-01T00:00:00"');
    expect(html).toContain('name="status" value="all"');
    expect(text(html)).toContain('There is no such lead from 2020-01-01 00:00 to 2020-01-02 00:00 ( UTC ).');
    expect(text(html)).not.toContain('is not a status');
  });

  it('after shutdown the log files contain every line, the last one included', async () => {
    const id = await visit('/en/last');
    expect(await site.stop()).toBe(0);
    const lines = files().trim().split('\n');
    expect(lines.filter((line) => line.includes(id))).not.toHaveLength(0);
    expect(lines.some((line) => line.includes('"event":"shutdown-done"'))).toBe(true);
    for (const line of lines) JSON.parse(line);
    expect(site.log.every(({ level }) => level === 'warn' || level === 'error')).toBe(true);
  });
});
