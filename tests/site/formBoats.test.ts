import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../schemas/page.ts';
import type { Form } from '../../schemas/parts/form.ts';
import { lead, submission } from '../server/leads/payloads.ts';
import { startWithoutBrochure } from '../server/routes/demoContent.ts';
import { demoSite } from './demoSite.ts';
import { runSite } from './runSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

const pageAt = async (path: string): Promise<Page> => {
  const response = await fetch(site.url + path, { headers: { accept: 'application/json' } });
  return (await response.json()) as Page;
};

const formAt = async (path: string): Promise<Form> => {
  const { blocks } = await pageAt(path);
  const block = blocks.find(({ type }) => type === 'lead-form');
  if (block?.type !== 'lead-form') throw new Error(`${path} has no form`);
  return block.props.form;
};

const named = ({ boats, offersOthers }: Form) => [
  ...boats.map(({ name }) => name),
  ...(offersOthers ? ['others'] : []),
];

describe('boats of a form', () => {
  it('contact and newsletter: the world market’s and “others”', async () => {
    for (const path of ['/contact/EST-FR-001', '/de/newsletter']) {
      const names = named(await formAt(path));
      expect(names).toContain('Estran 50');
      expect(names.at(-1)).toBe('others');
    }
  });

  it('event form: the event’s', async () => {
    const names = named(await formAt('/events/the-yard-with-its-doors-open'));
    expect(names).toEqual(['Estran 42', 'Estran 45 S', 'Estran 52']);
  });
});

describe('a brochure order for a boat without a brochure', () => {
  let hidden: Awaited<ReturnType<typeof startWithoutBrochure>>;
  let own: Awaited<ReturnType<typeof runSite>>;
  beforeAll(async () => {
    hidden = await startWithoutBrochure();
    own = await runSite({ CONTENT_URL: hidden.url, CONTENT_KEY: hidden.key });
  });
  afterAll(async () => {
    expect(await own.stop()).toBe(0);
    await hidden.close();
  });

  const json = { 'content-type': 'application/json' };
  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const response = await fetch(own.url + path, { method: 'POST', redirect: 'manual', body, headers });
    return { status: response.status, text: await response.text() };
  };
  const fields = {
    firstName: 'Morwenna',
    lastName: 'Penrose',
    email: 'morwenna@penrose.example',
    country: 'GB',
    postalCode: 'TR11 3QY',
  };

  it.each([
    ['others', 'others'],
    ['a boat whose brochure is hidden', 'EST-050'],
    ['a boat nobody builds', 'EST-999'],
  ])('names %s, posted as a form: 422', async (_what, boats) => {
    const { status, text } = await post('/brochure', `${new URLSearchParams({ ...fields, boats })}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(422);
    expect(text).toContain('Boats of interest: choose from the list');
  });

  it.each<[string, string, Record<string, string>]>([
    ['others', 'Others=', { 'form-path': '/brochure' }],
    ['others, of no page', 'Others=', {}],
    ['a boat whose brochure is hidden', 'Estran 50=EST-050', { 'form-path': '/brochure' }],
    ['a boat whose brochure is hidden, of no page', 'Estran 50=EST-050', {}],
  ])('names %s, as JSON: 422', async (_what, boats, headers) => {
    const body = JSON.stringify(submission({ boats_of_interests: boats }));
    const reply = await post('/form-submit', body, { ...json, ...headers });
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text).errors).toEqual([{ field: 'boats_of_interests', problem: 'choice' }]);
  });

  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['EST-050', { 'form-path': '/brochure' }],
    ['EST-050', {}],
  ])('a lead for %o: 422', async (boat, headers) => {
    const one = lead({}, { Channel: 'Website brochure', DesiredBoat: boat });
    const body = JSON.stringify({ Leads: [one], FriendlyCaptchaSolution: '.UNSTARTED' });
    const reply = await post('/send-lead', body, { ...json, ...headers });
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text).errors).toEqual([
      { field: '/Leads/0/TouchPoints/0/DesiredBoat', problem: 'choice' },
    ]);
  });
});
