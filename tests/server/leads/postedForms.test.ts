import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import type { LeadForm } from '../../../schemas/blocks/lead-form.ts';
import type { Page } from '../../../schemas/page.ts';
import { UpstreamError } from '../../../server/http/errors.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { aDealer, DEALERS } from '../pages/locator/dealers.ts';
import { listing } from '../pages/locator/locatorSite.ts';
import { startDemoContent } from '../routes/demoContent.ts';
import { startLeadSite } from './leadSite.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const GOLFE = aDealer({
  accountId: 'vannes',
  tradeName: 'Golfe Multicoques',
  genericEmail: 'golfe@estran.example',
});
const site = (about: Partial<Parameters<typeof startLeadSite>[0]> = {}) =>
  startLeadSite({ content, dealers: listing([...DEALERS, GOLFE]), ...about });

const filled = {
  title: 'Mme',
  firstName: 'Maëlle',
  lastName: 'Le Goff',
  email: 'maelle@example.com',
  mobile: '',
  country: 'FR',
  postalCode: '56100',
  boats: 'EST-042',
  newsletter: 'yes',
};

/** Sends a form as a browser without JavaScript does; the page comes back as JSON. */
const send = async (
  { post }: Pick<Awaited<ReturnType<typeof site>>, 'post'>,
  path: string,
  fields: Record<string, string>,
) => {
  const reply = await post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  });
  const isPage = reply.headers.get('content-type')?.startsWith('application/json');
  // The page has passed the validation of every page.
  const page = isPage ? (JSON.parse(reply.text) as Page) : undefined;
  const block = page?.blocks.find(({ type }) => type === 'lead-form');
  const form = (block?.props as LeadForm | undefined)?.form;
  return { ...reply, page, form, answer: form?.answer };
};

describe('a sea-trial form sent without JavaScript', () => {
  it('stored with day and crew; a day that is not offered: 422', async () => {
    const leads = await site();
    const trial = { ...filled, crew: '3', message: 'First boat.' };
    const { trial: calendar } = await leads.formAt('/fr/essai-en-mer');
    const { date: day = '' } = calendar?.days.find(({ closed }) => !closed) ?? {};
    const { date: soon = '', closed } = calendar?.days[0] ?? {};
    expect(closed).toBeTruthy();
    for (const not of ['2020-01-01', soon]) {
      const wrong = await send(leads, '/fr/essai-en-mer', { ...trial, day: not });
      expect(wrong.status).toBe(422);
      expect(wrong.answer?.errors).toEqual([{ field: 'day', problem: 'choice' }]);
    }
    const reply = await send(leads, '/fr/essai-en-mer', { ...trial, day });
    const [stored] = await leads.kept();
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      `/fr/essai-en-mer?sent=${stored?.reference}&day=${day}&boats=EST-042#form`,
    ]);
    expect(stored).toMatchObject({ kind: 'sea_trial', locale: 'fr' });
    const payloads = stored?.deliveries.map(({ payload }) => payload);
    expect(payloads).toContainEqual(expect.objectContaining({ datetime: day, crew: 3 }));
    const comments = `Sea trial on ${day}, crew of 3\nFirst boat.`;
    const lead = { TouchPoints: [{ Channel: 'WEB-T', Comments: comments }] };
    expect(payloads).toContainEqual(
      expect.objectContaining({
        Leads: [expect.objectContaining({ TouchPoints: [expect.objectContaining(lead.TouchPoints[0])] })],
      }),
    );
  });
});

describe('a boat of the configurator sent without JavaScript', () => {
  const configuration = 'model=estran-46&hull=sand&cabins=3&pack=offshore&pack=energy';

  it('stays with its form when that comes back with an error, and arrives with the lead', async () => {
    const leads = await site();
    const wrong = await send(leads, '/fr/brochure', { ...filled, email: '', configuration });
    expect(wrong.status).toBe(422);
    expect(wrong.form?.configured).toMatchObject({
      boat: 'Estran 46',
      choices: expect.arrayContaining([expect.objectContaining({ value: 'Sable' })]),
    });
    expect(wrong.answer?.values).toMatchObject({ configuration, boats: ['EST-042'] });
    const reply = await send(leads, '/fr/brochure', { ...filled, configuration });
    expect([reply.status, reply.headers.get('location')?.replace(/sent=[\w-]+/, 'sent')]).toEqual([
      303,
      `/fr/brochure?sent&boats=EST-042&${configuration}#form`,
    ]);
    const [stored] = await leads.kept();
    expect(stored?.deliveries.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ configuration }),
    );
  });

  it('asks for an offer without being asked what it is about; webform and CRM get subject and choices', async () => {
    const leads = await site();
    const reply = await send(leads, '/fr/offre', { ...filled, boats: 'EST-046', configuration });
    expect(reply.status).toBe(303);
    const [stored] = await leads.kept();
    const payloads = stored?.deliveries.map(({ payload }) => payload);
    expect(payloads).toContainEqual(
      expect.objectContaining({ webform_id: 'contact', subject: 'commercial offer', configuration }),
    );
    expect(JSON.stringify(payloads)).toContain('Configuration: model=estran-46, hull=sand');
  });

  it('that nobody sells leaves the form as it is', async () => {
    const wrong = await send(await site(), '/fr/brochure', {
      email: '',
      firstName: '',
      configuration: 'hull=pink',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.form?.configured).toBeUndefined();
  });
});

describe('a form sent without JavaScript', () => {
  it('stored for both targets without a captcha; redirects to its page with the reference', async () => {
    const leads = await site();
    const reply = await send(leads, '/fr/brochure', filled);
    const [stored] = await leads.kept();
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      `/fr/brochure?sent=${stored?.reference}&boats=EST-042#form`,
    ]);
    expect(stored).toMatchObject({ kind: 'brochure', locale: 'fr', puzzle: 'absent' });
    expect(stored?.deliveries.map(({ target }) => target).sort()).toEqual(['crm', 'webform']);
    expect(stored?.deliveries.find(({ target }) => target === 'crm')?.payload).toMatchObject({
      Leads: [{ OptinEmail: true, TouchPoints: [{ Channel: 'WEB-B', DesiredBoat: 'EST-042' }] }],
    });
  });

  it('the form of a dealer’s page goes to this dealer', async () => {
    const leads = await site();
    const reply = await send(leads, '/contact/vannes', {
      ...filled,
      subject: 'commercial-offer',
      message: 'Hello',
    });
    expect(reply.status).toBe(303);
    const [stored] = await leads.kept();
    const payloads = Object.fromEntries(
      stored?.deliveries.map(({ target, payload }) => [target, payload]) ?? [],
    );
    expect(payloads).toMatchObject({
      webform: { store: 'Golfe Multicoques', store_email: 'golfe@estran.example', message: 'Hello' },
      crm: { Leads: [{ TouchPoints: [{ Dealer: 'vannes', Comments: 'Hello', Channel: 'WEB-C' }] }] },
    });
  });

  it('newsletter: only a CRM lead', async () => {
    const leads = await site();
    await send(leads, '/de/newsletter', filled);
    const [stored] = await leads.kept();
    expect(stored).toMatchObject({ kind: 'newsletter', locale: 'de', deliveries: [{ target: 'crm' }] });
  });

  it('invalid: the form again with errors and all values', async () => {
    const leads = await site();
    const { status, answer, headers } = await send(leads, '/brochure', {
      ...filled,
      email: 'maelle@',
      boats: '',
    });
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(answer?.errors).toEqual([
      { field: 'email', problem: 'email' },
      { field: 'boats', problem: 'choice' },
    ]);
    expect(answer?.values).toMatchObject({ firstName: 'Maëlle', email: 'maelle@', newsletter: true });
    expect(await leads.kept()).toEqual([]);
  });

  it('sent twice: one lead', async () => {
    const leads = await site();
    const [one, other] = await Promise.all([1, 2].map(() => send(leads, '/brochure', filled)));
    expect(one?.headers.get('location')).toBe(other?.headers.get('location'));
    expect(await leads.kept()).toHaveLength(1);
  });

  it('ninth form of an address within an hour: 429 with all values', async () => {
    const leads = await site();
    const replies = [];
    for (const firstName of 'ABCDEFGHI')
      replies.push(await send(leads, '/brochure', { ...filled, firstName }));
    expect(replies.map(({ status }) => status)).toEqual([...Array(8).fill(303), 429]);
    expect(replies[8]?.answer).toMatchObject({ failure: 'tooMany', values: { firstName: 'I' } });
  });

  it('invalid forms do not count against the limit', async () => {
    const leads = await site();
    for (let tries = 0; tries < 5; tries++) await send(leads, '/brochure', { ...filled, email: '' });
    expect((await send(leads, '/brochure', filled)).status).toBe(303);
  });

  it('line breaks in a one-line field: 422', async () => {
    const { status, answer } = await send(await site(), '/brochure', {
      ...filled,
      lastName: 'x\r\nBcc: a@b.example',
    });
    expect([status, answer?.errors]).toEqual([422, [{ field: 'lastName', problem: 'unreadable' }]]);
  });

  it('after 300 calls of any kind: 429 with all values', async () => {
    const leads = await site();
    for (let call = 0; call < 300; call++) await leads.post('/send-lead', {});
    const { status, answer } = await send(leads, '/brochure', filled);
    expect(status).toBe(429);
    expect(answer).toMatchObject({ failure: 'tooMany', values: { lastName: 'Le Goff' } });
  });

  it('body too large or compressed: 413 or 415', async () => {
    const { post } = await site();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('/brochure', 'x'.repeat(70_000), form)).status).toBe(413);
    expect((await post('/brochure', 'xx', { ...form, 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('store fails: 503 with Retry-After, all values, and the reference of the request', async () => {
    const leads = await site({
      store: (store) => ({ ...store, accept: () => Promise.reject(new Error('disk full')) }),
    });
    const { status, headers, answer } = await send(leads, '/brochure', filled);
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(answer).toMatchObject({
      failure: 'failed',
      failureReference: headers.get('x-request-id'),
      values: { lastName: 'Le Goff' },
    });
    expect(leads.reports).toHaveLength(1);
  });

  it('store fails again and again: these tries do not count towards the limit', async () => {
    let isFull = true;
    const leads = await site({
      store: (store) => ({
        ...store,
        accept: (lead) => (isFull ? Promise.reject(new Error('disk full')) : store.accept(lead)),
      }),
    });
    for (let tries = 0; tries < 4; tries++) expect((await send(leads, '/brochure', filled)).status).toBe(503);
    isFull = false;
    expect((await send(leads, '/brochure', filled)).status).toBe(303);
  });

  it('stored for one target only: sent again, it is one lead', async () => {
    let isFull = true;
    const leads = await site({
      store: (store) => ({
        ...store,
        accept: (lead) =>
          isFull && lead.target === 'webform' ? Promise.reject(new Error('disk full')) : store.accept(lead),
      }),
    });
    expect((await send(leads, '/brochure', filled)).status).toBe(503);
    expect((await leads.kept())[0]?.deliveries.map(({ target }) => target)).toEqual(['crm']);
    isFull = false;
    expect((await send(leads, '/brochure', filled)).status).toBe(303);
    const [stored, ...others] = await leads.kept();
    expect(others).toEqual([]);
    expect(stored?.deliveries.map(({ target }) => target).sort()).toEqual(['crm', 'webform']);
  });

  it('content service down: stored unchecked; the page says so', async () => {
    const gone = () => Promise.reject(new UpstreamError('The content service answered 500'));
    const away = { menus: gone, ranges: gone, elsewhere: gone, find: gone, lightbox: gone, events: gone };
    const leads = await site({ content: { ...content, ...away } });
    const { status, answer } = await send(leads, '/brochure', filled);
    const [stored] = await leads.kept();
    expect([status, answer]).toEqual([200, { reference: stored?.reference }]);
    expect(stored).toMatchObject({ kind: 'brochure', puzzle: 'absent' });
    expect(stored?.deliveries.find(({ target }) => target === 'webform')?.payload).toMatchObject({
      boats_of_interests: 'EST-042=EST-042',
    });
  });

  it('content service down and the form unknown: “not sent”', async () => {
    const gone = () => Promise.reject(new UpstreamError('The content service answered 500'));
    const leads = await site({ content: { ...content, menus: gone, find: gone, lightbox: gone } });
    const { status, page } = await send(leads, '/events/the-yard-with-its-doors-open', filled);
    expect(status).toBe(503);
    expect(page?.blocks).toMatchObject([{ props: { text: en['error.unavailable.notSent'] } }]);
    expect(await leads.kept()).toEqual([]);
  });

  it.each(['firstName=A&lastName=Le+Go%FF', 'firstName=%C3', 'firstName=100%'])(
    'invalid UTF-8 %s: 400',
    async (body) => {
      const { post, kept } = await site();
      const reply = await post('/brochure', body, { 'content-type': 'application/x-www-form-urlencoded' });
      expect(reply.status).toBe(400);
      expect(await kept()).toEqual([]);
    },
  );

  it('footer email: prefilled in the newsletter form, and in no URL or log', async () => {
    const leads = await site();
    const { status, answer } = await send(leads, '/fr/newsletter', { email: 'maelle@example.com' });
    expect(status).toBe(200);
    expect(answer?.values).toMatchObject({ email: 'maelle@example.com' });
    expect(answer?.errors).toBeUndefined();
    expect(JSON.stringify(leads.lines())).not.toContain('maelle');
  });

  it.each(['/yard', '/news', '/'])('%s has no form: 404', async (path) => {
    expect((await send(await site(), path, filled)).status).toBe(404);
  });

  it('cross-site: 403', async () => {
    const { post, kept } = await site();
    const reply = await post('/brochure', new URLSearchParams(filled).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    });
    expect(reply.status).toBe(403);
    expect(await kept()).toEqual([]);
  });
});
