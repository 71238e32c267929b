import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpstreamError } from '../../../server/http/errors.ts';
import { leadLimits } from '../../../server/leads/leadLimits.ts';
import type { Content } from '../../../server/services/content/Content.ts';
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
const dealers = listing([...DEALERS, GOLFE]);
const site = (about: Partial<Parameters<typeof startLeadSite>[0]> = {}) =>
  startLeadSite({ content, dealers, ...about });

describe('POST /form-submit', () => {
  it('says “Contact sent”, names the reference, and has the request on disk', async () => {
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

  it('adds whom it goes to, which no browser knows', async () => {
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

  it('takes the addresses of the dealer from whoever knows them', async () => {
    const { post } = await site();
    const known = { store_email: 'golfe@estran.example', market_officer_email: 'officer@estran.example' };
    expect((await post('/form-submit', request({ store: 'Golfe Multicoques', ...known }))).text).toBe(
      'Contact sent',
    );
  });

  it('takes an address nobody has named for the dealer from nobody', async () => {
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
  ])('refuses %s and names the field, never its value', async (_what, body, status, field) => {
    const { post, kept, lines } = await site();
    const reply = await post('/form-submit', body);
    expect(reply.status).toBe(status);
    expect(reply.problem).toMatchObject({ status, code: 'invalid', errors: [{ field }] });
    expect(await kept()).toEqual([]);
    expect(JSON.stringify(lines())).not.toMatch(/maelle|Le Goff|Maëlle/);
  });

  it.each<[string, object, string]>([
    [
      'a boat without a brochure',
      submission({ boats_of_interests: 'Estran 50=EST-050' }),
      'boats_of_interests',
    ],
    ['another form', submission({ webform_id: 'newsletter' }), 'webform_id'],
    ['an event', submission({ event: 'event-1' }), 'event'],
    ['a day', submission({ datetime: '2026-11-21' }), 'datetime'],
  ])('refuses %s that the form of the page does not offer', async (_what, body, field) => {
    const { post } = await site();
    const reply = await post('/form-submit', body, { 'form-path': '/brochure' });
    expect(reply).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
  });

  it.each(['/yard', '/news', '/nowhere', '/en/brochure'])('knows no form at %s', async (path) => {
    const { post } = await site();
    const reply = await post('/form-submit', submission(), { 'form-path': path });
    expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: 'Form-Path' }] } });
  });

  it.each([
    ['Idempotency-Key', 'short'],
    ['Form-Path', 'https://elsewhere.example/'],
  ])('refuses a header %s that no form of ours sends', async (name, value) => {
    const { post } = await site();
    const reply = await post('/form-submit', submission(), { [name]: value });
    expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: name }] } });
  });

  it('takes what is sent twice under one key once', async () => {
    const { post, solution, kept } = await site();
    const headers = { 'idempotency-key': KEY, 'frc-captcha-solution': await solution() };
    const replies = await Promise.all([1, 2, 3].map(() => post('/form-submit', submission(), headers)));
    expect(new Set(replies.map((reply) => reply.text))).toEqual(new Set(['Contact sent']));
    expect(new Set(replies.map((reply) => reply.headers.get('lead-reference'))).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('takes what is sent twice without a key once as well', async () => {
    const { post, kept } = await site();
    await post('/form-submit', submission());
    await post('/form-submit', submission());
    expect(await kept()).toHaveLength(1);
  });

  it('says that something else was sent under the key', async () => {
    const { post, solution, kept } = await site();
    const headers = { 'idempotency-key': KEY, 'frc-captcha-solution': await solution() };
    await post('/form-submit', submission(), headers);
    const reply = await post('/form-submit', submission({ first_name: 'Erwan' }), headers);
    expect(reply).toMatchObject({ status: 409, problem: { code: 'conflict' } });
    expect(await kept()).toHaveLength(1);
  });

  it('stands without the content service: the form is accepted unseen', async () => {
    const gone = () => Promise.reject(new UpstreamError('The content service answered 500'));
    const { post, kept } = await site({ content: { ...content, ranges: gone, menus: gone } });
    expect((await post('/form-submit', submission(), { 'form-path': '/brochure' })).text).toBe(
      'Contact sent',
    );
    expect(await kept()).toHaveLength(1);
  });

  it('stands without the dealer service', async () => {
    const { post, kept } = await site({ dealers: unavailableDealers });
    expect((await post('/form-submit', request())).text).toBe('Contact sent');
    expect(await kept()).toHaveLength(1);
  });

  it('answers 500 and reports it when the store is lost, without telling why', async () => {
    const { post, reports } = await site({
      store: (store) => ({
        ...store,
        accept: () => Promise.reject(new Error('disk full: maelle@example.com')),
      }),
    });
    const reply = await post('/form-submit', submission());
    expect(reply).toMatchObject({ status: 500, problem: { title: 'The form cannot be taken just now' } });
    expect(reply.text).not.toContain('disk');
    expect(reports).toMatchObject([{ message: 'A lead could not be accepted' }]);
  });

  it('refuses forms that another site has sent in the visitor’s name', async () => {
    const { post, kept } = await site();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const reply = await post('/form-submit', submission(), headers);
      expect(reply).toMatchObject({ status: 403, problem: { code: 'foreign' } });
    }
    expect(await kept()).toEqual([]);
  });

  it('counts a form once, however often it is sent, and what is refused not at all', async () => {
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

  it('says when to come back, once a limit is reached', async () => {
    const full = leadLimits();
    const limits = { ...full, solved: full.posted };
    const { post } = await site({ limits });
    for (const first_name of ['A', 'B', 'C']) await post('/form-submit', submission({ first_name }));
    const reply = await post('/form-submit', submission());
    expect(reply).toMatchObject({ status: 429, problem: { code: 'tooMany' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.problem).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  });

  it('knows a repeat by what was sent, not by what we know of the dealer meanwhile', async () => {
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

  it('writes from the page of a dealer to this dealer alone', async () => {
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

  it.each(['gzip', 'br'])('unpacks nothing (%s)', async (encoding) => {
    const { post, reports } = await site();
    const reply = await post('/form-submit', 'xx', { 'content-encoding': encoding });
    expect(reply).toMatchObject({ status: 415, problem: { code: 'invalid' } });
    expect(reports).toEqual([]);
  });

  it('takes no dealer that its form does not offer, also while the dealer service is away', async () => {
    const { post, kept } = await site({ dealers: unavailableDealers });
    const body = submission({ store: 'Elsewhere & Co' });
    const reply = await post('/form-submit', body, { 'form-path': '/brochure' });
    expect(reply).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'store', problem: 'dealer' }] },
    });
    expect(await kept()).toEqual([]);
  });

  it('takes the form of a dealer’s own page also while the dealer service is away', async () => {
    const { post, kept } = await site({ dealers: unavailableDealers });
    const headers = { 'form-path': '/contact/vannes' };
    expect((await post('/form-submit', request({ store: 'Golfe Multicoques' }), headers)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['in a field', '{"webform_id":"brochure","last_name":"Le Go\xff"}'],
    ['in a name', '{"last\xfename":1}'],
  ])('refuses bytes that are no UTF-8 %s, before anything becomes �', async (_where, text) => {
    const { post, kept } = await site();
    const reply = await post('/form-submit', new Blob([Buffer.from(text, 'latin1')]));
    expect(reply).toMatchObject({ status: 400, problem: { code: 'invalid' } });
    expect(await kept()).toEqual([]);
  });

  it.each(['', '.ERROR', '.HEADLESS_ERROR', '.UNSTARTED', '.UNFINISHED', 'a.b.c.d'])(
    'refuses %j instead of a solution, however well the form is filled in',
    async (word) => {
      const { post, kept } = await site();
      const reply = await post('/form-submit', submission(), { 'frc-captcha-solution': word });
      expect(reply).toMatchObject({ status: 422, problem: { code: 'puzzle' } });
      expect(await kept()).toEqual([]);
    },
  );
});

describe('the form of an event', () => {
  const PATH = '/events/the-yard-with-its-doors-open';
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

  it('is taken with one of its days and one of its dealers', async () => {
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
  ])('is not taken with %s', async (_what, different, field) => {
    const { send, body, kept } = await eventSite();
    expect(await send(body(different))).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
    expect(await kept()).toEqual([]);
  });

  it('is not taken for a day that no calendar has', async () => {
    const { send, body } = await eventSite();
    const reply = await send(body({ datetime: '2026-02-30' }));
    expect(reply).toMatchObject({ status: 400, problem: { errors: [{ field: '/datetime' }] } });
  });

  it('is not taken with a puzzle that has expired', async () => {
    const { post, body, solution, clock, kept } = await eventSite();
    const headers = { 'form-path': PATH, 'frc-captcha-solution': await solution() };
    clock.ahead = 2 * 3600;
    expect(await post('/form-submit', body(), headers)).toMatchObject({
      status: 422,
      problem: { code: 'puzzleExpired' },
    });
    expect(await kept()).toEqual([]);
  });

  it('tells two dealers of one name apart', async () => {
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
  it('says “subscribed” and keeps the lead without the solution', async () => {
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

  it('takes the solution that its form was sent with, under one reference', async () => {
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

  it('says in the log when only half of a form was accepted', async () => {
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
  ])(
    'knows by the channel %s what kind of form it comes from, where no page is named',
    async (Channel, kind) => {
      const { post, solution, kept } = await site();
      const body = { Leads: [lead({}, { Channel })], FriendlyCaptchaSolution: await solution() };
      expect((await post('/send-lead', body)).text).toBe('subscribed');
      expect(await kept()).toMatchObject([{ kind }]);
    },
  );

  it('refuses a solution that was spent on another form', async () => {
    const { post, solution, kept } = await site();
    const body = { Leads: [lead()], FriendlyCaptchaSolution: await solution() };
    await post('/send-lead', body, { 'idempotency-key': KEY });
    const reply = await post('/send-lead', body, { 'idempotency-key': 'another-key' });
    expect(reply).toMatchObject({ status: 422, problem: { code: 'puzzleExpired' } });
    expect(await kept()).toHaveLength(1);
  });

  it.each(['', '.ERROR', '.HEADLESS_ERROR', '.UNSTARTED', '.UNFINISHED', 'abc', 'a.b.c.d'])(
    'refuses %j instead of a solution',
    async (solution) => {
      const { post, kept } = await site();
      const reply = await post('/send-lead', { Leads: [lead()], FriendlyCaptchaSolution: solution });
      expect(reply).toMatchObject({ status: 422, problem: { code: 'puzzle' } });
      expect(await kept()).toEqual([]);
    },
  );

  it('believes the visitor while the provider is down, and says so in the store', async () => {
    const { post, solution, kept } = await site({ verifyUrl: 'http://127.0.0.1:1/' });
    const body = { Leads: [lead()], FriendlyCaptchaSolution: await solution() };
    expect((await post('/send-lead', body)).text).toBe('subscribed');
    expect(await kept()).toMatchObject([{ puzzle: 'unverified' }]);
  });

  it.each<[string, object, string]>([
    ['a dealer nobody knows', lead({}, { Dealer: 'nobody' }), '/Leads/0/TouchPoints/0/Dealer'],
    [
      'a boat the form does not offer',
      lead({}, { DesiredBoat: 'EST-050' }),
      '/Leads/0/TouchPoints/0/DesiredBoat',
    ],
    ['a channel of its own', lead({}, { Channel: 'WEB-X' }), '/Leads/0/TouchPoints/0/Channel'],
    ['another brand', { ...lead(), Brand: 'XYZ' }, '/Leads/0/Brand'],
    ['a day long ago', lead({}, { Date: '0001-01-01' }), '/Leads/0/TouchPoints/0/Date'],
  ])('refuses %s', async (_what, one, field) => {
    const { post, solution } = await site();
    const body = { Leads: [one], FriendlyCaptchaSolution: await solution() };
    const reply = await post('/send-lead', body, { 'form-path': '/brochure' });
    expect(reply).toMatchObject({ status: 422, problem: { errors: [{ field }] } });
  });

  it('refuses a channel that is nobody’s, also where no page is named', async () => {
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
  ])('refuses %s with 400', async (_what, body) => {
    const { post, kept } = await site();
    expect((await post('/send-lead', body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('reads no more than 256 kB', async () => {
    const { post } = await site();
    const reply = await post('/send-lead', { Leads: 'x'.repeat(1_000_000) });
    expect(reply.status).toBe(413);
  });
});
