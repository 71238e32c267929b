import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormSubmission } from '../../../schemas/forms/form-submission.ts';
import { UpstreamError } from '../../../server/http/errors.ts';
import { leadLimits } from '../../../server/leads/leadLimits.ts';
import { LeadStoreError } from '../../../server/leads/store/withStoreErrors.ts';
import { getTourDays } from '../../../server/pages/sea-trial/getClosedReason.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { demoBrand } from '../../demoBrand.ts';
import { aDealer, DEALERS } from '../pages/locator/dealers.ts';
import { listing, unavailableDealers } from '../pages/locator/locatorSite.ts';
import { startDemoContent } from '../routes/demoContent.ts';
import { startLeadSite } from './leadSite.ts';
import { lead, request, submission } from './payloads.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const GOLFE = aDealer({
  accountId: 'vannes',
  tradeName: 'Golfe Multicoques',
  genericEmail: 'golfe@estran.example',
  marketOfficerEmail: 'officer@estran.example',
});
const [tourDay = ''] = demoBrand.homePort ? getTourDays(new Date(), demoBrand.homePort) : [];
const dealers = listing([...DEALERS, GOLFE]);
const site = (about: Partial<Parameters<typeof startLeadSite>[0]> = {}) =>
  startLeadSite({ content, dealers, ...about });

describe('POST /form-submit', () => {
  it('accepted: “Contact sent” with the reference, and the lead is stored', async () => {
    const { post, solution, kept } = await site();
    const headers = {
      'idempotency-key': `"${KEY}"`,
      'frc-captcha-solution': await solution(),
      'form-path': '/fr/brochure',
    };
    const reply = await post('/form-submit', submission(), headers);
    expect([reply.status, reply.text]).toEqual([200, 'Contact sent']);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const [stored, ...others] = await kept();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      key: KEY,
      reference: reply.headers.get('lead-reference'),
      kind: 'brochure',
      locale: 'fr',
      puzzle: 'solved',
      deliveries: [{ target: 'webform', payload: submission() }],
    });
  });

  it.each<[string, FormSubmission, object]>([
    ['a dealer that was named', request(), { count: 1, dealer: { id: 'rochelle', town: 'La Rochelle' } }],
    ['two dealers in the country', submission(), { count: 2 }],
    ['one dealer in the country', submission({ country: 'IT' }), { count: 1, dealer: { id: 'genoa' } }],
    ['none', submission({ country: 'SE' }), { count: 0 }],
  ])('says who is near, in a header of public data: %s', async (_what, sent, near) => {
    const { post, solution } = await site();
    const { headers } = await post('/form-submit', sent, { 'frc-captcha-solution': await solution() });
    expect(JSON.parse(decodeURIComponent(headers.get('lead-near') ?? ''))).toMatchObject(near);
  });

  it('adds the dealer’s addresses on the server; the browser does not know them', async () => {
    const { post, solution, kept } = await site();
    const headers = { 'frc-captcha-solution': await solution() };
    expect((await post('/form-submit', request({ store: 'Golfe Multicoques' }), headers)).text).toBe(
      'Contact sent',
    );
    const [stored] = await kept();
    expect(stored?.deliveries[0]?.payload).toMatchObject({
      store_email: 'golfe@estran.example',
      market_officer_email: 'officer@estran.example',
    });
  });

  it('accepts a request that contains the dealer’s own addresses', async () => {
    const { post } = await site();
    const known = { store_email: 'golfe@estran.example', market_officer_email: 'officer@estran.example' };
    expect((await post('/form-submit', request({ store: 'Golfe Multicoques', ...known }))).text).toBe(
      'Contact sent',
    );
  });

  it('an address that is not the dealer’s: 422', async () => {
    const { post, kept } = await site();
    const reply = await post('/form-submit', request({ store_email: 'victim@example.com' }));
    expect(reply).toMatchObject({
      status: 422,
      problem: { code: 'invalid', errors: [{ field: 'store_email', problem: 'dealer' }] },
    });
    expect(await kept()).toEqual([]);
  });

  it.each<[string, object, number, string]>([
    ['a dealer nobody knows', request({ store: 'Nobody & Sons' }), 422, 'store'],
    ['no email', { ...submission(), email: undefined }, 400, '/email'],
    ['an email that is none', submission({ email: 'maelle@' }), 400, '/email'],
    ['a name that is a number', { ...submission(), last_name: 7 }, 400, '/last_name'],
    ['a field of its own', { ...submission(), admin: true }, 400, '/admin'],
    ['a subject of its own', { ...request(), subject: 'spam' }, 400, '/subject'],
    ['a message that is too long', request({ message: 'x'.repeat(4001) }), 400, '/message'],
    ['a control character', submission({ last_name: 'Le\u0000Goff' }), 400, '/last_name'],
    [
      'a line end where none belongs',
      submission({ first_name: 'A\r\nBcc: x@example.com' }),
      400,
      '/first_name',
    ],
    [
      'a boat that is markup',
      submission({ boats_of_interests: '<b>x</b>=EST-042' }),
      400,
      '/boats_of_interests',
    ],
    ['a form nobody made', submission({ webform_id: 'internal_survey' }), 422, 'webform_id'],
    ['an event nobody knows', submission({ event: 'nope' }), 422, 'event'],
    ['a country that is none', submission({ country: 'ZZ' }), 400, '/country'],
    ['an array', [], 400, ''],
  ])('%s: refused with the field’s name, without its value', async (_what, body, status, field) => {
    const { post, kept, lines } = await site();
    const reply = await post('/form-submit', body);
    expect(reply.status).toBe(status);
    expect(reply.problem).toMatchObject({ status, code: 'invalid', errors: [{ field }] });
    expect(await kept()).toEqual([]);
    expect(JSON.stringify(lines())).not.toMatch(/maelle|Le Goff|Maëlle/);
  });

  it.each<[string, object, string]>([
    [
      'a boat out of production',
      submission({ boats_of_interests: 'Estran 38=EST-038' }),
      'boats_of_interests',
    ],
    ['another form', submission({ webform_id: 'newsletter' }), 'webform_id'],
    ['an event', submission({ event: 'event-1' }), 'event'],
    ['a day', submission({ datetime: '2026-11-21' }), 'datetime'],
  ])('%s that the form does not offer: 422', async (_what, body, field) => {
    const { post } = await site();
    const reply = await post('/form-submit', body, { 'form-path': '/brochure' });
    expect(reply).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
  });

  it.each([
    {},
    { datetime: '2020-01-01' },
    { datetime: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
  ])('a sea trial without a page, with %o: 422', async (day) => {
    const { post } = await site();
    const reply = await post('/form-submit', submission({ webform_id: 'sea_trial', crew: 2, ...day }));
    expect(reply).toMatchObject({ status: 422, problem: { errors: [{ field: 'datetime' }] } });
  });

  it.each<[string, object, string]>([
    ['a brochure on a day', { datetime: tourDay }, 'datetime'],
    [
      'a tour on a day without any',
      { webform_id: 'contact', subject: 'other request', datetime: '2020-01-01' },
      'datetime',
    ],
    ['a sea trial with a crew of seven', { webform_id: 'sea_trial', crew: 7, month: '2027-01' }, 'crew'],
  ])('%s, without a page: 422', async (_what, about, field) => {
    const { post } = await site();
    const reply = await post('/form-submit', submission(about));
    expect(reply).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
  });

  it('a tour without a page, on a day with tours, is accepted', async () => {
    const { post, solution } = await site();
    const body = submission({
      webform_id: 'contact',
      subject: 'other request',
      datetime: tourDay,
      time: '14:30',
      crew: 8,
    });
    expect((await post('/form-submit', body, { 'frc-captcha-solution': await solution() })).status).toBe(200);
  });

  it.each(['/yard', '/news', '/nowhere', '/en/brochure'])(
    'Form-Path %s without a form: 400',
    async (path) => {
      const { post } = await site();
      const reply = await post('/form-submit', submission(), { 'form-path': path });
      expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: 'Form-Path' }] } });
    },
  );

  it.each([
    ['Idempotency-Key', 'short'],
    ['Form-Path', 'https://elsewhere.example/'],
  ])('invalid header %s: 400', async (name, value) => {
    const { post } = await site();
    const reply = await post('/form-submit', submission(), { [name]: value });
    expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: name }] } });
  });

  it('three times with one key: one lead', async () => {
    const { post, solution, kept } = await site();
    const headers = { 'idempotency-key': KEY, 'frc-captcha-solution': await solution() };
    const replies = await Promise.all([1, 2, 3].map(() => post('/form-submit', submission(), headers)));
    expect(new Set(replies.map((reply) => reply.text))).toEqual(new Set(['Contact sent']));
    expect(new Set(replies.map((reply) => reply.headers.get('lead-reference'))).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('twice without a key: one lead', async () => {
    const { post, kept } = await site();
    await post('/form-submit', submission());
    await post('/form-submit', submission());
    expect(await kept()).toHaveLength(1);
  });

  it('another payload under the same key: conflict', async () => {
    const { post, solution, kept } = await site();
    const headers = { 'idempotency-key': KEY, 'frc-captcha-solution': await solution() };
    await post('/form-submit', submission(), headers);
    const reply = await post('/form-submit', submission({ first_name: 'Erwan' }), headers);
    expect(reply).toMatchObject({ status: 409, problem: { code: 'conflict' } });
    expect(await kept()).toHaveLength(1);
  });

  it('content service down: accepted without checking the form', async () => {
    const gone = () => Promise.reject(new UpstreamError('The content service answered 500'));
    const { post, kept } = await site({ content: { ...content, ranges: gone, menus: gone } });
    expect((await post('/form-submit', submission(), { 'form-path': '/brochure' })).text).toBe(
      'Contact sent',
    );
    expect(await kept()).toHaveLength(1);
  });

  it('dealer service down: accepted', async () => {
    const { post, kept } = await site({ dealers: unavailableDealers });
    expect((await post('/form-submit', request())).text).toBe('Contact sent');
    expect(await kept()).toHaveLength(1);
  });

  it('store fails: 503 with Retry-After and a report, without the cause in the answer', async () => {
    const { post, reports } = await site({
      store: (store) => ({
        ...store,
        accept: () => Promise.reject(new LeadStoreError(new Error('disk full: maelle@example.com'))),
      }),
    });
    const reply = await post('/form-submit', submission());
    expect(reply).toMatchObject({ status: 503, problem: { title: 'The form cannot be taken just now' } });
    expect(reply.headers.get('retry-after')).toBe('10');
    expect(reply.text).not.toContain('disk');
    expect(reports).toMatchObject([{ message: 'A lead could not be accepted' }]);
  });

  it('cross-site requests: refused', async () => {
    const { post, kept } = await site();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const reply = await post('/form-submit', submission(), headers);
      expect(reply).toMatchObject({ status: 403, problem: { code: 'foreign' } });
    }
    expect(await kept()).toEqual([]);
  });

  it('the limit counts a form once, and refused ones not at all', async () => {
    let counted = 0;
    const count = () => async () => {
      counted += 1;
    };
    const calls: RequestHandler = (_request, _response, next) => next();
    const { post, solution } = await site({ limits: { calls, solved: count, posted: count } });
    for (let tries = 0; tries < 5; tries++) await post('/form-submit', {});
    for (const key of ['first-key', 'second-key', 'third-key']) {
      const solved = await solution();
      const headers = { 'idempotency-key': key, 'frc-captcha-solution': solved };
      const body = submission({ first_name: key });
      expect((await post('/form-submit', body, headers)).status).toBe(200);
      expect((await post('/form-submit', body, headers)).status).toBe(200);
      const leads = { Leads: [lead()], FriendlyCaptchaSolution: solved };
      expect((await post('/send-lead', leads, headers)).text).toBe('subscribed');
    }
    expect(counted).toBe(3);
  });

  it('limit reached: 429 with Retry-After', async () => {
    const full = leadLimits();
    const limits = { ...full, solved: full.posted };
    const { post } = await site({ limits });
    for (const first_name of 'ABCDEFGH') await post('/form-submit', submission({ first_name }));
    const reply = await post('/form-submit', submission());
    expect(reply).toMatchObject({ status: 429, problem: { code: 'tooMany' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.problem).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  });

  it('a repeat is recognized although the dealer’s data has changed', async () => {
    let isAway = true;
    const { post, kept } = await site({
      dealers: {
        ...dealers,
        dealers: () => (isAway ? unavailableDealers.dealers() : dealers.dealers()),
      },
    });
    const headers = { 'idempotency-key': KEY };
    const first = await post('/form-submit', request({ store: 'Golfe Multicoques' }), headers);
    isAway = false;
    const second = await post('/form-submit', request({ store: 'Golfe Multicoques' }), headers);
    expect(second.headers.get('lead-reference')).toBe(first.headers.get('lead-reference'));
    expect([first.text, second.text]).toEqual(['Contact sent', 'Contact sent']);
    expect(await kept()).toHaveLength(1);
  });

  it('a form of a dealer’s page accepts only this dealer', async () => {
    const { post, solution } = await site();
    const headers = { 'form-path': '/contact/vannes' };
    const other = await post('/form-submit', request({ store: 'Zénith Nautique' }), headers);
    expect(other).toMatchObject({ status: 422, problem: { errors: [{ field: 'store' }] } });
    const body = {
      Leads: [lead({}, { Channel: 'WEB-C', Dealer: 'rochelle' })],
      FriendlyCaptchaSolution: await solution(),
    };
    expect(await post('/send-lead', body, headers)).toMatchObject({
      status: 422,
      problem: { errors: [{ field: '/Leads/0/TouchPoints/0/Dealer' }] },
    });
  });

  it.each(['gzip', 'br'])('Content-Encoding %s: 415', async (encoding) => {
    const { post, reports } = await site();
    const reply = await post('/form-submit', 'xx', { 'content-encoding': encoding });
    expect(reply).toMatchObject({ status: 415, problem: { code: 'invalid' } });
    expect(reports).toEqual([]);
  });

  it('a dealer the form does not offer: 422, also while the dealer service is down', async () => {
    const { post, kept } = await site({ dealers: unavailableDealers });
    const body = submission({ store: 'Elsewhere & Co' });
    const reply = await post('/form-submit', body, { 'form-path': '/brochure' });
    expect(reply).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'store', problem: 'dealer' }] },
    });
    expect(await kept()).toEqual([]);
  });

  it('the form of a dealer’s own page works while the dealer service is down', async () => {
    const { post, kept } = await site({ dealers: unavailableDealers });
    const headers = { 'form-path': '/contact/vannes' };
    expect((await post('/form-submit', request({ store: 'Golfe Multicoques' }), headers)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['in a field', '{"webform_id":"brochure","last_name":"Le Go\xff"}'],
    ['in a name', '{"last\xfename":1}'],
  ])('invalid UTF-8 %s: 400', async (_where, text) => {
    const { post, kept } = await site();
    const reply = await post('/form-submit', new Blob([Buffer.from(text, 'latin1')]));
    expect(reply).toMatchObject({ status: 400, problem: { code: 'invalid' } });
    expect(await kept()).toEqual([]);
  });

  it.each(['', '.ERROR', '.HEADLESS_ERROR', '.UNSTARTED', '.UNFINISHED', 'a.b.c.d'])(
    'captcha solution %j: 422',
    async (word) => {
      const { post, kept } = await site();
      const reply = await post('/form-submit', submission(), { 'frc-captcha-solution': word });
      expect(reply).toMatchObject({ status: 422, problem: { code: 'puzzle' } });
      expect(await kept()).toEqual([]);
    },
  );
});

describe('the form of an event', () => {
  const PATH = '/events/ask-the-naval-architect';
  const eventSite = async (about: Partial<Parameters<typeof startLeadSite>[0]> = {}) => {
    const leads = await site(about);
    const form = await leads.formAt(PATH);
    const body = (different: object = {}) => ({
      ...request({ webform_id: 'event_subscription', boats_of_interests: 'Estran 42=EST-042' }),
      store: form.dealers?.[0]?.name ?? '',
      event: form.event?.id,
      datetime: form.event?.from,
      ...different,
    });
    return {
      ...leads,
      form,
      body,
      send: (one: object) => leads.post('/form-submit', one, { 'form-path': PATH }),
    };
  };

  it('one of its days and dealers: accepted', async () => {
    const { send, body, kept } = await eventSite();
    expect((await send(body())).text).toBe('Contact sent');
    expect(await kept()).toMatchObject([{ kind: 'event_subscription' }]);
  });

  it.each<[string, object, string]>([
    ['a day before it begins', { datetime: '2001-01-01' }, 'datetime'],
    ['a day after it ends', { datetime: '2101-01-01' }, 'datetime'],
    ['a dealer who is not there', { store: 'Fleet' }, 'store'],
    ['no dealer', { store: undefined }, 'store'],
    ['another event', { event: 'nope' }, 'event'],
  ])('%s: 422', async (_what, different, field) => {
    const { send, body, kept } = await eventSite();
    expect(await send(body(different))).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
    expect(await kept()).toEqual([]);
  });

  it('a day that does not exist: 400', async () => {
    const { send, body } = await eventSite();
    const reply = await send(body({ datetime: '2026-02-30' }));
    expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: '/datetime' }] } });
  });

  it('an expired captcha: 422', async () => {
    const { post, body, solution, clock, kept } = await eventSite();
    const headers = { 'form-path': PATH, 'frc-captcha-solution': await solution() };
    clock.ahead = 2 * 3600;
    expect(await post('/form-submit', body(), headers)).toMatchObject({
      status: 422,
      problem: { code: 'puzzleExpired' },
    });
    expect(await kept()).toEqual([]);
  });

  it('two dealers of one name are told apart', async () => {
    const twins = ['Brest', 'Vannes'].map((billingCity, index) =>
      aDealer({
        accountId: `twin-${index}`,
        tradeName: 'Twin Hulls',
        billingCity,
        contractSegment: 'VG1',
        genericEmail: `twin${index}@estran.example`,
      }),
    );
    const all = {
      ...content,
      find: async (...question: Parameters<Content['find']>) => {
        const found = await content.find(...question);
        if (found?.type === 'node' && found.node.bundle === 'event') {
          const event = { ...found.node.event, showAllDealers: false, dealersId: ['twin-0', 'twin-1'] };
          return { ...found, node: { ...found.node, event } };
        }
        return found;
      },
    };
    const { form, send, body, kept } = await eventSite({ content: all, dealers: listing(twins) });
    expect(form.dealers).toEqual([
      { id: 'twin-0', name: 'Twin Hulls, Brest' },
      { id: 'twin-1', name: 'Twin Hulls, Vannes' },
    ]);
    expect((await send(body({ store: 'Twin Hulls, Vannes' }))).status).toBe(200);
    const [stored] = await kept();
    expect(stored?.deliveries[0]?.payload).toMatchObject({ store_email: 'twin1@estran.example' });
  });
});

describe('POST /send-lead', () => {
  it('accepted: “subscribed”, and the lead is stored without the captcha solution', async () => {
    const { post, solution, kept } = await site();
    const body = { Leads: [lead()], FriendlyCaptchaSolution: await solution() };
    const reply = await post('/send-lead', body, { 'idempotency-key': KEY });
    expect([reply.status, reply.text]).toEqual([200, 'subscribed']);
    const [stored] = await kept();
    expect(stored).toMatchObject({
      puzzle: 'solved',
      deliveries: [{ target: 'crm', payload: { Leads: [lead()] } }],
    });
  });

  it('accepts the solution and key of its form, under one reference', async () => {
    const { post, solution, kept } = await site();
    const solved = await solution();
    const headers = { 'idempotency-key': KEY, 'form-path': '/brochure' };
    const first = await post('/form-submit', submission(), { ...headers, 'frc-captcha-solution': solved });
    const second = await post('/send-lead', { Leads: [lead()], FriendlyCaptchaSolution: solved }, headers);
    expect(second.text).toBe('subscribed');
    expect(second.headers.get('lead-reference')).toBe(first.headers.get('lead-reference'));
    const [stored, ...others] = await kept();
    expect(others).toEqual([]);
    expect(stored?.deliveries.map((one) => one.target).sort()).toEqual(['crm', 'webform']);
  });

  it('logs a lead as accepted once, and its other part and a repeat as such', async () => {
    const { post, solution, lines } = await site();
    const solved = await solution();
    const headers = { 'idempotency-key': KEY, 'form-path': '/brochure' };
    await post('/form-submit', submission(), { ...headers, 'frc-captcha-solution': solved });
    for (let time = 0; time < 2; time++) {
      await post('/send-lead', { Leads: [lead()], FriendlyCaptchaSolution: solved }, headers);
    }
    const told = lines().filter(({ event }) => /^lead-(accepted|continued)$/.test(String(event)));
    expect(told).toMatchObject([
      { event: 'lead-accepted', target: 'webform', msg: 'A lead is on disk' },
      { event: 'lead-continued', target: 'crm', msg: 'A lead is on disk for another target' },
      { event: 'lead-continued', target: 'crm', msg: 'A lead came once more' },
    ]);
    expect(new Set(told.map(({ reference }) => reference)).size).toBe(1);
  });

  it('logs if only half of a form was accepted', async () => {
    const { post, lines } = await site();
    const headers = { 'idempotency-key': KEY, 'form-path': '/brochure' };
    await post('/form-submit', submission(), headers);
    const wrong = { Leads: [lead({}, { Dealer: 'nobody' })], FriendlyCaptchaSolution: '.HEADLESS_ERROR' };
    expect((await post('/send-lead', wrong, headers)).status).toBe(422);
    expect((await post('/send-lead', {}, headers)).status).toBe(400);
    const half = lines().filter(({ event }) => event === 'lead-partial');
    expect(half).toMatchObject([{ level: 'warn' }, { level: 'warn' }]);
  });

  it.each([
    ['WEB-N', 'newsletter'],
    ['WEB-B', 'brochure'],
    ['WEB-E', 'event_subscription'],
    ['WEB-C', 'contact'],
  ])('channel %s without a page: kind %s', async (Channel, kind) => {
    const { post, solution, kept } = await site();
    const body = { Leads: [lead({}, { Channel })], FriendlyCaptchaSolution: await solution() };
    expect((await post('/send-lead', body)).text).toBe('subscribed');
    expect(await kept()).toMatchObject([{ kind }]);
  });

  it('a solution spent on another form: refused', async () => {
    const { post, solution, kept } = await site();
    const body = { Leads: [lead()], FriendlyCaptchaSolution: await solution() };
    await post('/send-lead', body, { 'idempotency-key': KEY });
    const reply = await post('/send-lead', body, { 'idempotency-key': 'another-key' });
    expect(reply).toMatchObject({ status: 422, problem: { code: 'puzzleExpired' } });
    expect(await kept()).toHaveLength(1);
  });

  it.each(['', '.ERROR', '.HEADLESS_ERROR', '.UNSTARTED', '.UNFINISHED', 'abc', 'a.b.c.d'])(
    'solution %j: 422',
    async (solution) => {
      const { post, kept } = await site();
      const reply = await post('/send-lead', { Leads: [lead()], FriendlyCaptchaSolution: solution });
      expect(reply).toMatchObject({ status: 422, problem: { code: 'puzzle' } });
      expect(await kept()).toEqual([]);
    },
  );

  it('captcha provider down: accepted as unverified', async () => {
    const { post, solution, kept } = await site({ verifyUrl: 'http://127.0.0.1:1/' });
    const body = { Leads: [lead()], FriendlyCaptchaSolution: await solution() };
    expect((await post('/send-lead', body)).text).toBe('subscribed');
    expect(await kept()).toMatchObject([{ puzzle: 'unverified' }]);
  });

  it.each<[string, object, string]>([
    ['a dealer nobody knows', lead({}, { Dealer: 'nobody' }), '/Leads/0/TouchPoints/0/Dealer'],
    [
      'a boat the form does not offer',
      lead({}, { DesiredBoat: 'EST-038' }),
      '/Leads/0/TouchPoints/0/DesiredBoat',
    ],
    ['a channel of its own', lead({}, { Channel: 'WEB-X' }), '/Leads/0/TouchPoints/0/Channel'],
    ['another brand', { ...lead(), Brand: 'XYZ' }, '/Leads/0/Brand'],
    ['a day long ago', lead({}, { Date: '0001-01-01' }), '/Leads/0/TouchPoints/0/Date'],
  ])('%s: 422', async (_what, one, field) => {
    const { post, solution } = await site();
    const body = { Leads: [one], FriendlyCaptchaSolution: await solution() };
    const reply = await post('/send-lead', body, { 'form-path': '/brochure' });
    expect(reply).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
  });

  it('unknown channel: 422, also without a page', async () => {
    const { post, solution } = await site();
    const body = {
      Leads: [lead({}, { Channel: 'CEO referral' })],
      FriendlyCaptchaSolution: await solution(),
    };
    expect(await post('/send-lead', body)).toMatchObject({ status: 422 });
  });

  it.each<[string, object | string]>([
    ['no lead', { Leads: [], FriendlyCaptchaSolution: 'x' }],
    ['two leads', { Leads: [lead(), lead()], FriendlyCaptchaSolution: 'x' }],
    ['no solution', { Leads: [lead()] }],
    ['text that is no JSON', '{"Leads":'],
    ['invalid UTF-8', new Blob([Uint8Array.of(0x22, 0xff, 0xfe, 0x22)])],
    ['a prototype', '{"__proto__":{"Leads":[]},"FriendlyCaptchaSolution":"x"}'],
  ])('%s: 400', async (_what, body) => {
    const { post, kept } = await site();
    expect((await post('/send-lead', body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('more than 256 kB: 413', async () => {
    const { post } = await site();
    const reply = await post('/send-lead', { Leads: 'x'.repeat(1_000_000) });
    expect(reply.status).toBe(413);
  });
});
