import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../schemas/isRecord.ts';
import { solveCaptcha } from '../demo/services/captcha/solveCaptcha.ts';
import { lead, submission } from '../server/leads/payloads.ts';
import { runSite, type Site } from './runSite.ts';

// A store of its own: what a former run has sent would be known, and not count.
const directory = mkdtempSync(join(tmpdir(), 'without-captcha-'));
let site: Site;
beforeAll(async () => {
  site = await runSite({ CAPTCHA_EFFORT: 'token', TRUST_PROXY: '1', LEADS_DIRECTORY: directory });
});
afterAll(async () => {
  await site.kill();
  rmSync(directory, { recursive: true });
  expect(site.noise).toEqual([]);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const post = async (path: string, body: string, headers: Record<string, string>) => {
  const response = await fetch(site.url + path, { method: 'POST', redirect: 'manual', body, headers });
  return { status: response.status, text: await response.text() };
};

const solution = async (): Promise<string> => {
  const reply: unknown = await (await fetch(`${site.url}/api/puzzle?sitekey=EMBEDDED`)).json();
  const data = isRecord(reply) && isRecord(reply.data) ? reply.data : {};
  return solveCaptcha(String(data.puzzle));
};

const order = JSON.stringify(submission());
const toLeadBody = (solved: string) =>
  JSON.stringify({
    Leads: [lead({}, { Channel: 'Website brochure' })],
    FriendlyCaptchaSolution: solved,
  });
const form = (firstName: string) =>
  new URLSearchParams({
    firstName,
    lastName: 'Penrose',
    email: 'morwenna@penrose.example',
    country: 'GB',
    postalCode: 'TR11 3QY',
    boats: 'EST-042',
  }).toString();

describe('JSON without a solved captcha', () => {
  it.each(['', '.ERROR', '.HEADLESS_ERROR', '.UNSTARTED', '.FETCHING', '.EXPIRED', 'a.b.c.d'])(
    'both endpoints: 422 (%j)',
    async (word) => {
      const headers = { ...JSON_TYPE, 'frc-captcha-solution': word };
      const replies = [
        await post('/form-submit', order, headers),
        await post('/send-lead', toLeadBody(word), JSON_TYPE),
      ];
      for (const { status, text } of replies) {
        expect(status).toBe(422);
        expect(JSON.parse(text)).toMatchObject({ code: 'puzzle' });
      }
    },
  );

  it('no captcha header: 422', async () => {
    const { status, text } = await post('/form-submit', order, JSON_TYPE);
    expect([status, JSON.parse(text).code]).toEqual([422, 'puzzle']);
  });

  it.each([
    ['/form-submit', 'text/plain'],
    ['/form-submit', 'application/x-www-form-urlencoded'],
    ['/form-submit', 'application/vnd.api+json'],
    ['/send-lead', 'text/plain'],
    ['/send-lead', 'application/x-www-form-urlencoded'],
  ])('%s as %s: 400', async (path, type) => {
    const body = path === '/send-lead' ? toLeadBody('') : order;
    expect((await post(path, body, { 'content-type': type })).status).toBe(400);
  });

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x'])(
    'form page, %s: 415',
    async (type) => {
      for (const body of [order, form('Morwenna')]) {
        expect((await post('/brochure', body, { 'content-type': type })).status).toBe(415);
      }
    },
  );

  it('JSON text posted as a form: not accepted', async () => {
    const { status, text } = await post('/brochure', order, FORM_TYPE);
    expect([status, /EST-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(text)]).toEqual([200, false]);
    expect(site.log.filter(({ event }) => event === 'lead-accepted')).toEqual([]);
  });
});

describe('a posted HTML form', () => {
  it('accepted unverified eight times an hour per address, thirty in all; with a captcha always', async () => {
    const statuses: number[] = [];
    const from = (address: number) => ({ ...FORM_TYPE, 'x-forwarded-for': `192.0.2.${address}` });
    for (const [address, forms] of [8, 8, 8, 6].entries()) {
      for (let number = 0; number < forms; number++) {
        const name = 'ABCDEFGH'.charAt(number).repeat(3);
        statuses.push((await post('/brochure', form(`${name} ${address}`), from(address))).status);
      }
    }
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect((await post('/brochure', form('Dora'), from(1))).status).toBe(429);
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
    const refused = await post('/brochure', form('Enid'), { ...FORM_TYPE, ...elsewhere });
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/-summary"[\s\S]{1,1500}href="tel:\+[\s\S]{1,500}href="mailto:/);

    const solved = await solution();
    const headers = { ...JSON_TYPE, ...elsewhere, 'idempotency-key': 'one-solved-form' };
    const sent = await post('/form-submit', order, { ...headers, 'frc-captcha-solution': solved });
    expect(sent).toEqual({ status: 200, text: 'Contact sent' });
    expect(await post('/send-lead', toLeadBody(solved), headers)).toEqual({
      status: 200,
      text: 'subscribed',
    });
  });
});
