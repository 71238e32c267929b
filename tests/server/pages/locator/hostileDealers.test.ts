import { expect, it } from 'vitest';
import { isSafeUrl } from '../../../../renderer/src/validate.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import { inTurn, startUpstream } from '../../services/dealers/startUpstream.ts';
import { getBlockProps } from '../pageAt.ts';
import { DEALER_PAGES, validPageAt } from './locatorSite.ts';

const entry = (account_id: string, fields: Record<string, unknown> = {}) => ({
  account_id,
  label: `Dealer ${account_id}`,
  latitude: 43.7,
  longitude: 7.3,
  billing_country_code: 'FR',
  ...fields,
});

/** The dealer service with these entries, and pages to show them on. */
const shownWith = async (...entries: unknown[]) => {
  const { service, events } = await startUpstream({ list: inTurn({ body: { Dealers: entries } }) });
  const at = async (address: string) => {
    await using site = await startEditorialSite(DEALER_PAGES);
    return await validPageAt(site.content, address, { dealers: service });
  };
  const ids = async (address: string) =>
    getBlockProps(await at(address), 'locator')?.results.map(({ id }) => id);
  return { at, ids, events };
};

it.each([
  { latitude: 91 },
  { longitude: -181 },
  { latitude: 'north' },
  { latitude: '' },
  { latitude: null },
  { latitude: { degrees: 43 } },
  { latitude: [43.7] },
  { latitude: true },
  { latitude: '43,7' },
  { latitude: '0x2b' },
  { latitude: '1e400' },
  { latitude: 0, longitude: 0 },
])('a dealer with the position %j is on no map; its contact page works', async (place) => {
  const { at, ids } = await shownWith(entry('fine'), entry('broken', place));
  expect(await ids('/dealers')).toEqual(['fine']);
  expect(await ids('/dealers?near=43.7,7.3')).toEqual(['fine']);
  await expect(ids('/dealers?dealer=broken')).rejects.toThrow('is no page');
  const contact = await at('/contact/broken');
  expect(getBlockProps(contact, 'dealer-details')).toMatchObject({ heading: 'Dealer broken' });
  expect(getBlockProps(contact, 'dealer-details')).not.toHaveProperty('map');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/somewhere',
  'ftp://evil.example',
  'mailto:x@evil.example',
  'https:evil.example',
  'https://',
  'http://[x]',
])('the website “%s” is on no page, and reported', async (website) => {
  const { at, events } = await shownWith(entry('nice', { website }));
  for (const address of ['/contact/nice', '/dealers/nice']) {
    const page = await at(address);
    expect(getBlockProps(page, 'dealer-details')).not.toHaveProperty('website');
    expect(JSON.stringify(page)).not.toContain(JSON.stringify(website.trim()));
  }
  expect(events).toContainEqual(expect.objectContaining({ event: 'link-refused', field: 'website' }));
});

it('markup in names and addresses is shown as text', async () => {
  const wild = '<img src=x onerror="alert(1)"> </script> {name} <b>’&amp;';
  const fields = {
    trade_name: wild,
    billing_street: wild,
    billing_city: wild,
    billing_postal_code: wild,
    phone: wild,
    generic_email: 'nice@example.com',
  };
  const { at } = await shownWith(entry('nice', fields));
  const [entryShown] = getBlockProps(await at('/dealers'), 'locator')?.results ?? [];
  expect(entryShown).toMatchObject({ title: wild, street: wild, city: wild, postalCode: wild, phone: wild });

  const contact = await at('/contact/nice');
  expect(getBlockProps(contact, 'page-title')).toMatchObject({ heading: `Write to ${wild}` });
  expect(getBlockProps(contact, 'dealer-details')).toMatchObject({
    heading: wild,
    address: [wild, `${wild} ${wild}`],
    phone: wild,
  });
  expect(getBlockProps(contact, 'lead-form')).toMatchObject({ form: { dealer: { name: wild } } });
  expect(contact.seo.title).toBe(`${wild} | ${wild}, France | Estran`);

  const { seo } = await at('/dealers/nice');
  expect(seo.structuredData[0]).toMatchObject({ name: wild, telephone: wild });
});

it.each(['a%2Fb', '../x', 'a b', '<b>', 'x?y', ''])('the account “%s” is refused', async (account) => {
  const { ids, events } = await shownWith(entry('fine'), entry(account));
  expect(await ids('/dealers')).toEqual(['fine']);
  expect(events.map(({ event }) => event)).toContain('field-invalid');
});

it('every link of a list passes validation', async () => {
  const accounts = ['A.1', '-x', 'constructor', '__proto__', 'x'.repeat(80), '0015Y00003ABCdeQAH'];
  const { at } = await shownWith(...accounts.map((account) => entry(account)));
  const { results = [] } = getBlockProps(await at('/de/handler'), 'locator') ?? {};
  expect(results).toHaveLength(accounts.length);
  for (const { id, url, selectUrl } of results) {
    expect(url).toBe(`/de/kontakt/${id}`);
    expect(selectUrl).toBe(`/de/handler?dealer=${id}`);
    expect([url, selectUrl].every(isSafeUrl)).toBe(true);
  }
});
